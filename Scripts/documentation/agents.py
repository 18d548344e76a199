"""Makes what programs read of the catalogs: each article as Markdown, llms.txt in the format of llmstxt.org, and a skill for coding agents."""
import re
import sys

from modules import top

address = "https://github.com/waymark-swift/waymark/blob/main/"


def articles():
    """The articles of all catalogs by module and name, in the order in which the module's own page and the recipes' name them."""
    found = {}
    catalogs = sorted((top / "Sources").glob("*/*.docc"), key=lambda path: (path.stem != "Waymark", not path.stem.startswith("Waymark"), path.stem))
    for catalog in catalogs:
        texts = {path.stem: path.read_text() for path in catalog.rglob("*.md")}
        named = re.findall(r"<doc:([\w-]+)>", texts[catalog.stem] + texts.get("recipes", ""))
        for name in dict.fromkeys([*named, *sorted(texts)]):
            if not texts.get(name, "# ``").startswith("# ``"):
                found[catalog.stem, name] = texts[name]
    return found


def plain(text):
    """Markdown without docc's marks of symbols."""
    return re.sub(r"(?<!`)``([^`\n]+)``(?!`)", lambda match: f"`{match[1].replace('/', '.')}`", text)


def markdown(module, text, found):
    """An article whose links lead to others as Markdown; tutorials have none."""
    def link(match):
        there, name, part = match[1] or module, match[2], match[3] or ""
        if (there, name) not in found:
            return "(../../tutorials/learn/)"
        return f"({'' if there == module else f'../{there.lower()}/'}{name}.md{part})"

    text = re.sub(r"<doc:([\w-]+)>", r"[\1](doc:\1)", text)
    return plain(re.sub(r"\(doc:(?:/(\w+)/)?([\w-]+)(#[^)]*)?\)", link, text))


def listed(found, address):
    """The articles of each module, each with the sentence that it begins with."""
    lines, last = [], None
    for (module, name), text in found.items():
        title, about = re.match(r"# (.*)\n\n((?:.+\n)+)", text).groups()
        group = module if module.startswith("Waymark") else "Optional"
        lines += ["", f"## {group}", ""] if group != last else []
        last = group
        lines.append(f"- [{title}]({address(module, name)}): {' '.join(about.split())}")
    return lines


def sections(text, *titles):
    """Sections of an article by their titles, which have to be there; the overview goes by the article's own."""
    parts = {title: body for title, body in re.findall(r"^## (.*)\n((?:(?!## ).*\n?)*)", text, re.M)}
    try:
        return [part for title in titles for part in ("\n## " + (text[2:text.index("\n")] if title == "Overview" else title), parts[title].rstrip())]
    except KeyError as missing:
        sys.exit(f"SKILL.md: no section {missing} in the catalogs")


def write(site):
    found = articles()
    for (module, name), text in found.items():
        (site / "documentation" / module.lower() / f"{name}.md").write_text(markdown(module, text, found))
    title, about, overview = re.match(r"# ``(\w+)``\n\n(.*)\n\n## Overview\n\n(.*?)\n### ", (top / "Sources/Waymark/Waymark.docc/Waymark.md").read_text(), re.S).groups()
    head = plain(overview.strip())
    (site / "llms.txt").write_text("\n".join([f"# {title}", "", f"> {about}", "", head, *listed(found, lambda module, name: f"documentation/{module.lower()}/{name}.md"), ""]))

    sources = {path.stem: str(path.relative_to(top)) for path in (top / "Sources").glob("*/*.docc/**/*.md")}
    made = [sections(found["Waymark", "verbs"], "Which verb when?", "Where does it happen?"), sections(found["Waymark", "guards"], "Overview"),
            sections(found["WaymarkTesting", "testing"], "Overview", "Which tool do I need?", "How do I test a guard?"),
            sections(found["Waymark", "troubleshooting"], "An outcome is failed")]
    public = {key: text for key, text in found.items() if key[1] in sources}
    skill = site / "skills/waymark/SKILL.md"
    skill.parent.mkdir(parents=True, exist_ok=True)
    skill.write_text("\n".join([
        "---", "name: waymark", "description: Navigation in Swift apps with the package Waymark, by routes, verbs, guards and links, and its tests. "
        "Use it where code imports Waymark, or where such an app is to navigate.", "---", "", f"# {title}", "", about, "", head,
        *(re.sub(r"\[([^\]]*)\]\((?:doc:|#)[^)]*\)", r"\1", plain(text)) for part in made for text in part),
        "", "The pages, by module:",
        *listed(public, lambda module, name: address + sources[name])]) + "\n")
