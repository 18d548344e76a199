"""Checks that every page is held to, of a table of them: in light and dark, wide and narrow."""
import json

from chromium import equal, expect
import inspector
import playground

# Text that is less apart from its ground than WCAG asks for.
contrast = """
(() => {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const parse = (colour) => { canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1);
    return canvas.getImageData(0, 0, 1, 1).data; };
  const light = (c) => { const [r, g, b] = [...c].slice(0, 3).map((v) => v / 255).map((v) => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
  const ground = (one) => { for (let at = one; at; at = at.parentElement) { const c = parse(getComputedStyle(at).backgroundColor); if (c[3] > 200) return c; }
    return parse(matchMedia('(prefers-color-scheme: dark)').matches ? 'black' : 'white'); };
  const worst = [];
  for (const one of document.querySelectorAll('body *')) {
    if (![...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()) || !one.checkVisibility()) continue;
    const colour = parse(getComputedStyle(one).color);
    if (one.closest('.unseen, .skip, script, style') || colour[3] === 0) continue;
    const [a, b] = [light(colour), light(ground(one))].sort((x, y) => y - x);
    const ratio = (a + 0.05) / (b + 0.05);
    if (ratio < 4.5) worst.push([one.className || one.tagName, one.textContent.slice(0, 20), ratio.toFixed(2)]);
  }
  return { worst, ground: light(ground(document.querySelector('main, body'))) };
})()
"""
named = ("button", "checkbox", "columnheader", "combobox", "dialog", "grid", "link", "region", "searchbox", "slider", "tab", "tabpanel", "textbox")
twice = "[...document.querySelectorAll('[id]')].map((one) => one.id).filter((id, at, all) => all.indexOf(id) !== at)"


def own(site):
    """The pages that are written here, each with a part that is there once it has come, and what is done there before it is looked at."""
    journals = [(f"file://{site.journals[name].path}", ".sheet .row", inspector.second_chosen) for name in ("faults", "podcasts", "hostile")]
    return [*journals, (site.playground, "#after button.entry", playground.edited),
            (f"{site.url}/notebook/", "main h1", lambda _: None), (f"{site.url}/", "li a", lambda _: None), (f"{site.url}/modules/", "li a", lambda _: None)]


def docc(site):
    """Pages that docc draws: of each kind one, every tutorial, and the first type of every module."""
    pages = {"documentation/waymark/": ".contenttable a, .topics a", "documentation/waymark/guide/": "pre code",
             "documentation/waymark/recipes/": "main a", "documentation/waymark/router/push(_:options:)/": ".declaration pre"}
    data = site.folder / "data"
    pages |= {f"{file.relative_to(data).with_suffix('')}/": "main .step" for file in (data / "tutorials").glob("*/*.json")}
    for module in sorted((data / "documentation").glob("*.json")):
        types = (file for file in sorted(module.with_suffix("").glob("*.json"))
                 if json.loads(file.read_text())["metadata"].get("symbolKind") in ("class", "enum", "protocol", "struct"))
        pages |= {f"{file.relative_to(data).with_suffix('')}/": ".declaration pre" for file in list(types)[:1]}
    return [(f"{site.url}/{path}", part, lambda _: None) for path, part in pages.items()]


def look(browser, site, address, part):
    browser.visit(address)
    browser.until(f"document.querySelector({json.dumps(part)}) !== null")
    browser.settle()
    browser.press("Tab")
    allowed = (site.url if address.startswith(site.url) else address, "data:", "blob:", "about:")
    equal([url for url in browser.requests if not url.startswith(allowed)], [], f"what {address} asks for elsewhere")
    expect(browser.run("document.activeElement !== document.body"), f"the keyboard reaches nothing at {address}")


def in_every_look(browser, site, pages, sizes=((1280, 800),), hold=lambda *_: None):
    """Looks at pages in dark and light, and holds each to more in every size."""
    for address, part, act in pages:
        grounds = []
        for scheme in ("dark", "light"):
            browser.prefer(scheme)
            for width, height in sizes:
                browser.resize(width, height)
                look(browser, site, address, part)
                act(browser)
                seen = browser.run(contrast)
                hold(address, width, seen["worst"])
            grounds.append(seen["ground"])
        expect(grounds[0] < 0.2 < 0.7 < grounds[1], f"the grounds in dark and light are {grounds} at {address}")
    browser.prefer()
    browser.resize()


def pages_of_docc(browser, site):
    in_every_look(browser, site, docc(site))


def own_pages(browser, site):
    def hold(address, width, worst):
        equal(worst, [], f"what cannot be read well at {address}")
        expect(browser.run("document.documentElement.scrollWidth") <= width, f"{address} hangs out of a width of {width}")
        unnamed = [role for role, names in browser.roles().items() if role in named and not all(names)]
        equal((unnamed, browser.run(twice)), ([], []), f"what has no name, and identifiers that are there twice, at {address}")

    in_every_look(browser, site, own(site), ((1280, 800), (390, 780), (320, 480)), hold)


checks = [own_pages, pages_of_docc]
