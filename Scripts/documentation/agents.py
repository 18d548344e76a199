"""Makes what programs read of docc's Markdown: llms.txt in the format of llmstxt.org, and a skill for coding agents."""
import itertools
import re

from markdown import link
from modules import top

address = "https://github.com/waymark-swift/waymark/blob/main/"


def listed(articles, place):
    """The articles of each module, each with the sentence that it begins with."""
    for group, pages in itertools.groupby(articles, lambda page: page.module if page.module.startswith("Waymark") else "Optional"):
        yield from ("", f"## {group}", "", *(f"- [{page.title}]({place(page)}): {page.about}" for page in pages))


def sections(page, *titles):
    """Sections of an article by their titles, which have to be there; the overview goes by the article's own."""
    parts = {title: body for title, body in re.findall(r"^## (.*)\n((?:(?!## ).*\n?)*)", page.text, re.M)}
    return [part for title in titles for part in ("\n## " + (page.title if title == "Overview" else title), parts[title].rstrip())]


def write(site, base, pages):
    articles, by_name = [page for page in pages if page.isArticle], {(page.module, *page.name): page for page in pages}
    overview = re.search(r"^## Overview\n\n(.*?)\n### ", pages[0].text, re.M | re.S)[1]
    title, about, head = pages[0].title, pages[0].about, link.sub(r"\1", overview.strip())
    for page in pages:
        text = link.sub(lambda match: f"[{match[1]}]({base}/data/{match[2].lower()}.md)", page.text)
        (site / f"data/{page.address}.md").write_text(text)
    (site / "llms.txt").write_text("\n".join([f"# {title}", "", f"> {about}", "", head, *listed(articles, lambda page: f"data/{page.address}.md"), ""]))

    sources = {path.stem: str(path.relative_to(top)) for path in (top / "Sources").glob("*/*.docc/**/*.md")}
    made = [sections(by_name["Waymark", "verbs"], "Which verb when?", "Where does it happen?"), sections(by_name["Waymark", "guards"], "Overview"),
            sections(by_name["WaymarkTesting", "testing"], "Overview", "Which tool do I need?", "How do I test a guard?"),
            sections(by_name["Waymark", "troubleshooting"], "An outcome is failed")]
    skill = site / "skills/waymark/SKILL.md"
    skill.parent.mkdir(parents=True, exist_ok=True)
    skill.write_text("\n".join([
        "---", "name: waymark", "description: Navigation in Swift apps with the package Waymark, by routes, verbs, guards and links, and its tests. "
        "Use it where code imports Waymark, or where such an app is to navigate.", "---", "", f"# {title}", "", about, "", head,
        *(link.sub(r"\1", text) for part in made for text in part),
        "", "The pages, by module:", *listed(articles, lambda page: address + sources[page.name[0]]), ""]))
