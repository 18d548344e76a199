"""The first page of the site: short, in plain HTML, and leading to all there is."""
import html
import json
import pathlib

template = pathlib.Path(__file__).with_name("first-page.html")

# What stands on the first page, by where it leads in the site. What is not built yet is left out where it may be.
start = ["documentation/waymark/guide", "documentation/waymark/adopting", "documentation/waymark/verbs",
         "documentation/waymark/comparison", "documentation/waymark/troubleshooting", "playground", "tutorials"]
optional = {"playground": ("Playground", "Edit a tree and see the difference and the steps, computed by the library itself."),
            "tutorials": ("Tutorials", "A first app, step by step.")}


def text(content, references):
    return "".join(part.get("text") or part.get("code") or references.get(part.get("identifier"), {}).get("title", "") for part in content)


def card(site, base, path):
    file = site / "data" / f"{path}.json"
    if not file.exists():
        if path not in optional or not (site / path).exists():
            return None
        title, about = optional[path]
    else:
        page = json.loads(file.read_text())
        title, about = page["metadata"]["title"], text(page.get("abstract", []), page.get("references", {}))
    return f'    <li><a href="{path}/">{html.escape(title)}</a><span>{html.escape(about)}</span></li>'


def section(title, cards):
    return "\n".join([f"  <h2>{title}</h2>", '  <ul class="cards">', *cards, "  </ul>"])


def write(site, base):
    cards = [card(site, base, path) for path in start]
    missing = [path for path, one in zip(start, cards) if one is None and path not in optional]
    if missing:
        raise SystemExit(f"site: the first page names {', '.join(missing)}, which is not there")
    modules = sorted(path.stem for path in (site / "data/documentation").glob("*.json"))
    # Those that apps begin with come first, the four older libraries last.
    order = sorted(modules, key=lambda name: (not name.startswith("waymark"), name not in ("waymark", "waymarkstate"), name))
    sections = [section("Begin here", [one for one in cards if one]),
                section("Modules", [card(site, base, f"documentation/{name}") for name in order])]
    (site / "index.html").write_text(template.read_text().replace("<!-- sections -->", "\n".join(sections)))
