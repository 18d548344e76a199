"""The first page of the site: short, in plain HTML, and leading to all there is."""
import html
import json

begin = ["waymark/guide", "waymark/adopting", "waymark/verbs", "waymark/recipes", "waymark/troubleshooting", "waymark/comparison"]
page = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Waymark: state-driven navigation for Swift</title>
<link rel="icon" href="favicon.ico">
<style>
  :root { color-scheme: light dark; --text: #1d1d1f; --soft: #55555a; --ground: #fff; --link: #0058b0 }
  @media (prefers-color-scheme: dark) { :root { --text: #f5f5f7; --soft: #b0b0b6; --ground: #111; --link: #62b0ff } }
  body { margin: 0 auto; padding: 3rem 1.25rem; max-width: 44rem; background: var(--ground); color: var(--text); font: 17px/1.55 system-ui, sans-serif }
  a { color: var(--link); font-weight: 600 }
  li span { color: var(--soft) }
</style>
<main>
  <h1>Waymark</h1>
  <p>State-driven navigation for Swift apps. Routes are plain values, and the whole navigation of a window is one value.
    A router takes the screen there, one acknowledged step at a time, on UIKit, SwiftUI, GTK and the terminal.</p>
%s
</main>
</html>
"""


def entry(site, path):
    data = json.loads((site / "data" / f"{path}.json").read_text())
    # The table of contents of tutorials has an introduction instead of an abstract.
    about = data.get("abstract") or data["sections"][0]["content"][0]["inlineContent"]
    title = data["metadata"].get("title") or data["sections"][0]["title"]
    text = "".join(part.get("text") or part.get("code") or data["references"].get(part.get("identifier"), {}).get("title", "") for part in about)
    return item(path, title, text)


def item(path, title, text):
    return f'    <li><a href="{path}/">{html.escape(title)}</a> <span>{html.escape(text)}</span></li>'


def write(site):
    tutorials = [f"tutorials/{path.stem}" for path in (site / "data/tutorials").glob("*.json")]
    modules = sorted((path.stem for path in (site / "data/documentation").glob("*.json")), key=lambda name: (name != "waymark", name))
    groups = {
        "Begin here": [entry(site, path) for path in [*tutorials, *(f"documentation/{name}" for name in begin)]]
        + [item("playground", "Playground", "Edit a tree and see the difference and the steps, computed by the library itself.")],
        "Modules": [entry(site, f"documentation/{name}") for name in modules if name.startswith("waymark")],
        "The four older libraries, and UIKit without UIKit": [entry(site, f"documentation/{name}") for name in modules if not name.startswith("waymark")],
    }
    parts = [line for title, entries in groups.items() for line in [f"  <h2>{title}</h2>", "  <ul>", *entries, "  </ul>"]]
    (site / "index.html").write_text(page % "\n".join(parts))
