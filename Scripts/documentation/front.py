"""The pages that docc does not make, from the templates in Documentation/site, and the header that leads from each page to them."""
import html
import json
import re
import shutil
import string

from modules import top

templates = top / "Documentation/site"
begin = ["waymark/guide", "waymark/adopting", "waymark/verbs", "waymark/recipes", "waymark/troubleshooting", "waymark/comparison"]
token = re.compile(r'(?P<c>//.*)|(?P<s>"(?:\\.|[^"\\])*")|(?P<t>\b[A-Z]\w*)|(?P<n>\b\d[\d_]*\b)|(?P<k>[@#]\w+|\b(?:let|var|func|if|else|case|in|true|false|nil'
                   r"|final|class|struct|enum|self|async|throws|try|await|return)\b)")


def coloured(code):
    found, at = [], 0
    for match in token.finditer(code):
        found += [html.escape(code[at:match.start()]), f'<span class="{match.lastgroup}">{html.escape(match[0])}</span>']
        at = match.end()
    return "".join(found) + html.escape(code[at:].rstrip())


def filled(name, **values):
    return string.Template((templates / name).read_text()).substitute(values)


class Pages:
    """The pages that docc has made, with the addresses that they are served under."""

    def __init__(self, site, base):
        self.data, self.base = site / "data", base

    def link(self, path, name):
        return f'<a href="{self.base}/{path}/">{html.escape(name)}</a>'

    def read(self, path):
        """A page's link, with its title, and what it is about."""
        page = json.loads((self.data / f"{path}.json").read_text())
        # The table of contents of tutorials has an introduction instead of an abstract, and a tutorial a title in its first section.
        about = page.get("abstract") or page["sections"][0].get("content", [{}])[0].get("inlineContent", [])
        title = page["metadata"].get("title") or page["sections"][0]["title"]
        text = "".join(part.get("text") or part.get("code") or page["references"].get(part.get("identifier"), {}).get("title", "") for part in about)
        return self.link(path, title), html.escape(text)

    def entry(self, path):
        return "<li>{} <span>{}</span></li>".format(*self.read(path))

    def below(self, path, pattern="*.json"):
        return [str(found.relative_to(self.data).with_suffix("")) for found in sorted((self.data / path).glob(pattern))]

    def modules(self):
        return sorted(self.below("documentation"), key=lambda path: (not path.endswith("/waymark"), not path.startswith("documentation/waymark"), path))

    def module(self, path):
        """A module's articles, and its symbols by the names that stand in their addresses."""
        articles, symbols = [], {}
        for below in self.below(path, "**/*.json"):
            page = json.loads((self.data / f"{below}.json").read_text())
            # docc makes groups of its own, which nobody has described.
            if page["metadata"].get("role") in ("article", "collectionGroup") and "abstract" in page:
                articles.append(below)
            else:
                symbols[below] = page["identifier"]["url"].split("/", 5)[5]
        return articles, symbols


def front(pages):
    """The README's own code, which is compiled, and its picture."""
    readme = (top / "README.md").read_text()
    before, after, _, _, guard, test = [coloured(block) for block in re.findall(r"^```swift\n(.*?)^```$", readme, re.M | re.S)][:6]
    lead = " ".join(re.search(r"^\*\*(.*?)\*\*$", readme, re.M | re.S)[1].split())
    alt = re.search(r'phone\.svg" alt="([^"]*)"', readme)[1]
    install = coloured(re.search(r"^\.package\(.*\)", readme, re.M)[0])
    return filled("front.html", base=pages.base, alt=alt, lead=lead, install=install, before=before, after=after, guard=guard, test=test,
                  pages="\n".join(pages.entry(path) for path in ["tutorials/learn", *(f"documentation/{name}" for name in begin)]))


def index(pages):
    """Every page, by module."""
    lines = ["<h1>Modules</h1>", "<p>Every page of this site: find one with your browser's search.</p>",
             "<h2>Tutorials</h2>", "<ul>", *map(pages.entry, pages.below("tutorials", "**/*.json")), "</ul>"]
    for module in pages.modules():
        articles, symbols = pages.module(module)
        names = "".join(f"<li>{pages.link(path, name)}</li>" for path, name in sorted(symbols.items(), key=lambda one: one[1]))
        lines += ["<h2>{}</h2><p class=\"soft\">{}</p>".format(*pages.read(module)), "<ul>", *map(pages.entry, articles), "</ul>",
                  f'<details><summary>{len(symbols)} declarations</summary><ul class="all">{names}</ul></details>' if symbols else ""]
    return "\n".join(lines)


def write(site, base):
    pages, header = Pages(site, base), filled("header.html", base=base)
    shutil.copy(templates / "site.css", site)
    shutil.copy(top / "Documentation/images/phone.svg", site)
    sheet = f'<link rel="stylesheet" href="{base}/site.css">'
    # docc draws its pages with a script, below a header that is there without one.
    for path in site.rglob("index.html"):
        text = path.read_text()
        if "var baseUrl" in text or path.parent.name in ("playground", "notebook"):
            path.write_text(re.sub(r"<body[^>]*>", lambda match: match[0] + header, text).replace("</head>", sheet + "</head>", 1))
    made = {"index.html": ("Waymark: state-driven navigation for Swift", front(pages)),
            "modules/index.html": ("Modules of Waymark", index(pages)),
            "404.html": ("No such page: Waymark", filled("404.html", base=base)),
            "documentation/index.html": ("Waymark", f'<meta http-equiv="refresh" content="0; url={base}/"><a href="{base}/">Waymark</a>')}
    for name, (title, main) in made.items():
        (site / name).parent.mkdir(exist_ok=True)
        (site / name).write_text(filled("page.html", title=title, base=base, header=header, main=main))
