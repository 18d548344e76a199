"""Checks the built site: a page of each kind is drawn in light and in dark, without complaints, from the site alone."""
import json

from chromium import equal, expect

# A part of each page that is drawn only where the page has come.
pages = {"": "li a", "documentation/": "main a", "documentation/waymark/": ".contenttable a, .topics a",
         "documentation/waymark/guide/": "pre code", "documentation/waymark/recipes/": "main a",
         "documentation/waymark/router/push(_:options:)/": ".declaration pre", "notebook/": "main h1"}
background = """(() => {
  for (let at = document.querySelector('main'); at; at = at.parentElement) {
    const parts = getComputedStyle(at).backgroundColor.match(/[\\d.]+/g).map(Number)
    if (parts.length < 4 || parts[3] > 0) return (parts[0] + parts[1] + parts[2]) / 3
  }
  return matchMedia('(prefers-color-scheme: dark)').matches ? 0 : 255
})()"""

def look(browser, site, path, part):
    browser.visit(f"{site.url}/{path}")
    browser.until(f"document.querySelector({json.dumps(part)}) !== null")
    browser.until("(document.querySelector('h1')?.textContent ?? '').trim() !== ''")
    browser.settle()
    equal(browser.complaints, [], f"what the browser complains of at {path}")
    equal([url for url in browser.requests if not url.startswith((site.url, "data:", "blob:", "about:"))], [], f"what {path} asks for elsewhere")


def pages_of_each_kind(browser, site):
    for path, part in pages.items():
        lightness = []
        for scheme in ("dark", "light"):
            browser.prefer(scheme)
            look(browser, site, path, part)
            lightness.append(browser.run(background))
        browser.prefer()
        expect(lightness[0] < 100 < 180 < lightness[1], f"{path} is {lightness} of 255 in dark and light")
        browser.press("Tab")
        expect(browser.run("document.activeElement !== document.body"), f"the keyboard reaches nothing at {path}")


def tutorials_and_modules(browser, site):
    """Every tutorial, and the first type of every module."""
    data = site.folder / "data"
    for file in sorted((data / "tutorials").glob("*/*.json")):
        look(browser, site, f"{file.relative_to(data).with_suffix('')}/", "main .step")
    for module in sorted((data / "documentation").glob("*.json")):
        for file in sorted(module.with_suffix("").glob("*.json")):
            if json.loads(file.read_text())["metadata"].get("symbolKind") in ("class", "enum", "protocol", "struct"):
                look(browser, site, f"{file.relative_to(data).with_suffix('')}/", ".declaration pre")
                break


checks = [pages_of_each_kind, tutorials_and_modules]
