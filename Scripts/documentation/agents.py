"""Makes what programs read of docc's Markdown: llms.txt in the format of llmstxt.org, and a skill for coding agents."""
import re
import sys

from modules import top

address = "https://github.com/waymark-swift/waymark/blob/main/"
link = re.compile(r"\[([^\]]*)\]\((?:doc://[^/]*)?/((?:documentation|tutorials)/[^()#\s]*(?:\([^)]*\)[\w-]*)?)(?:#[^)]*)?\)")


def read(path):
    """docc's Markdown, in which the links to symbols from tables are not resolved."""
    return re.sub(r"``doc://[^`]*/([^`/]+)``", r"`\1`", path.read_text())


def articles(site):
    """The articles by module and name, those of Waymark itself first, each without what docc says of it for tools."""
    found = {}
    for path in sorted((site / "data/documentation").glob("*/*.md"), key=lambda path: (path.parent.name != "waymark", not path.parent.name.startswith("waymark"), path)):
        about, _, text = read(path).partition("-->\n\n")
        if '"documentType" : "article"' in about:
            found[re.search(r'"framework" : "(\w+)"', about)[1], path.stem] = text
    return found


def listed(found, place):
    """The articles of each module, each with the sentence that it begins with."""
    lines, last = [], None
    for (module, name), text in found.items():
        title, about = re.match(r"# (.*)\n\n((?:.+\n)+)", text).groups()
        group = module if module.startswith("Waymark") else "Optional"
        lines += ["", f"## {group}", ""] if group != last else []
        last = group
        lines.append(f"- [{title}]({place(module, name)}): " + " ".join(link.sub(r"\1", about).split()))
    return lines


def sections(text, *titles):
    """Sections of an article by their titles, which have to be there; the overview goes by the article's own."""
    parts = {title: body for title, body in re.findall(r"^## (.*)\n((?:(?!## ).*\n?)*)", text, re.M)}
    try:
        return [part for title in titles for part in ("\n## " + (text[2:text.index("\n")] if title == "Overview" else title), parts[title].rstrip())]
    except KeyError as missing:
        sys.exit(f"SKILL.md: no section {missing} in the catalogs")


def write(site, base):
    found = articles(site)
    page = read(site / "data/documentation/waymark.md")
    title, about, head = (link.sub(r"\1", part.strip()) for part in re.search(r"^# (\w+)\n\n(.*)\n\n## Overview\n\n(.*?)\n### ", page, re.M | re.S).groups())
    for path in (site / "data").rglob("*.md"):
        path.write_text(link.sub(lambda match: f"[{match[1]}]({base}/data/{match[2].lower()}.md)", read(path)))
    (site / "llms.txt").write_text("\n".join([f"# {title}", "", f"> {about}", "", head,
                                              *listed(found, lambda module, name: f"data/documentation/{module.lower()}/{name}.md"), ""]))

    sources = {path.stem: str(path.relative_to(top)) for path in (top / "Sources").glob("*/*.docc/**/*.md")}
    made = [sections(found["Waymark", "verbs"], "Which verb when?", "Where does it happen?"), sections(found["Waymark", "guards"], "Overview"),
            sections(found["WaymarkTesting", "testing"], "Overview", "Which tool do I need?", "How do I test a guard?"),
            sections(found["Waymark", "troubleshooting"], "An outcome is failed")]
    skill = site / "skills/waymark/SKILL.md"
    skill.parent.mkdir(parents=True, exist_ok=True)
    skill.write_text("\n".join([
        "---", "name: waymark", "description: Navigation in Swift apps with the package Waymark, by routes, verbs, guards and links, and its tests. "
        "Use it where code imports Waymark, or where such an app is to navigate.", "---", "", f"# {title}", "", about, "", head,
        *(link.sub(r"\1", text) for part in made for text in part),
        "", "The pages, by module:", *listed(found, lambda _, name: address + sources[name])]) + "\n")
