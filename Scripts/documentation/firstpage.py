"""The first page of the site: short, in plain HTML, and leading to all there is."""
import html
import json
import pathlib

template = pathlib.Path(__file__).with_name("first-page.html")

# What stands on the first page, by where it leads in the site.
start = ["documentation/waymark/guide", "documentation/waymark/adopting", "documentation/waymark/verbs",
         "documentation/waymark/comparison", "documentation/waymark/troubleshooting"]
# The same, where it is built.
optional = ["documentation/waymark/recipes"]
playground = ("Playground", "Edit a tree and see the difference and the steps, computed by the library itself.")


def text(content, references):
    return "".join(part.get("text") or part.get("code") or references.get(part.get("identifier"), {}).get("title", "") for part in content)


def entry(path, title, about):
    return f'    <li><a href="{path}/">{html.escape(title)}</a><span>{html.escape(about)}</span></li>'


def card(site, path):
    file = site / "data" / f"{path}.json"
    if not file.exists():
        return None
    page = json.loads(file.read_text())
    # A table of contents of tutorials has paragraphs at its head, of which the first stands for all.
    about = page.get("abstract") or page["sections"][0]["content"][0]["inlineContent"]
    title = page["metadata"].get("title") or page["sections"][0]["title"]
    return entry(path, title, text(about, page.get("references", {})))


def section(title, cards):
    return "\n".join([f"  <h2>{title}</h2>", '  <ul class="cards">', *cards, "  </ul>"])


def write(site):
    cards = [card(site, path) for path in start]
    missing = [path for path, one in zip(start, cards) if one is None]
    if missing:
        raise SystemExit(f"site: the first page names {', '.join(missing)}, which is not there")
    # A table of contents of tutorials lies right in their folder.
    tutorials = sorted(f"tutorials/{path.stem}" for path in (site / "data/tutorials").glob("*.json"))
    cards += [card(site, path) for path in [*optional, *tutorials]]
    if (site / "playground/index.html").exists():
        cards.append(entry("playground", *playground))
    modules = sorted(path.stem for path in (site / "data/documentation").glob("*.json"))
    # Those that apps begin with come first, the four older libraries last.
    order = sorted(modules, key=lambda name: (not name.startswith("waymark"), name not in ("waymark", "waymarkstate"), name))
    sections = [section("Begin here", [one for one in cards if one]),
                section("Modules", [card(site, f"documentation/{name}") for name in order])]
    (site / "index.html").write_text(template.read_text().replace("<!-- sections -->", "\n".join(sections)))
