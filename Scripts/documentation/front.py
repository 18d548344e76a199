"""The pages that docc does not make, from the templates in Documentation/site, and the header that leads from each page to them."""
import html
import itertools
import re
import shutil
import string

from modules import top

templates = top / "Documentation/site"
begin = [f"documentation/waymark/{name}" for name in ("guide", "adopting", "verbs", "recipes", "troubleshooting", "comparison")]
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


def link(base, page, name):
    return f'<a href="{base}/{page.address}/">{html.escape(name)}</a>'


def entries(base, pages):
    """Pages of a list, each with the sentence that it begins with."""
    return "\n".join(f"<li>{link(base, page, page.title)} <span>{html.escape(page.about.replace('`', ''))}</span></li>" for page in pages)


def front(base, pages):
    """The README's own code, which is compiled, and its picture."""
    readme = (top / "README.md").read_text()
    before, after, _, _, guard, test = [coloured(block) for block in re.findall(r"^```swift\n(.*?)^```$", readme, re.M | re.S)][:6]
    lead = " ".join(re.search(r"^\*\*(.*?)\*\*$", readme, re.M | re.S)[1].split())
    alt = re.search(r'phone\.svg" alt="([^"]*)"', readme)[1]
    install = coloured(re.search(r"^\.package\(.*\)", readme, re.M)[0])
    named = sorted((page for page in pages if page.address in begin), key=lambda page: begin.index(page.address))
    return filled("front.html", base=base, alt=alt, lead=lead, install=install, before=before, after=after, guard=guard, test=test,
                  pages=entries(base, named))


def index(base, pages):
    """Every page, by module."""
    tutorials = [page for page in pages if page.address.startswith("tutorials/")]
    lines = ["<h1>Modules</h1>", "<p>Every page of this site: find one with your browser's search.</p>", "<h2>Tutorials</h2>",
             "<ul>", entries(base, tutorials), "</ul>"]
    for _, group in itertools.groupby((page for page in pages if page not in tutorials), lambda page: page.module):
        module, *below = group
        symbols = sorted((page for page in below if not page.isArticle), key=lambda page: page.name)
        names = "".join(f"<li>{link(base, page, *page.name)}</li>" for page in symbols)
        lines += [f'<h2>{link(base, module, module.title)}</h2><p class="soft">{html.escape(module.about)}</p>',
                  "<ul>", entries(base, [page for page in below if page.isArticle]), "</ul>",
                  f'<details><summary>{len(symbols)} declarations</summary><ul class="all">{names}</ul></details>' if symbols else ""]
    return "\n".join(lines)


def write(site, base, pages):
    header = filled("header.html", base=base)
    shutil.copy(templates / "site.css", site)
    shutil.copy(top / "Documentation/images/phone.svg", site)
    sheet = f'<link rel="stylesheet" href="{base}/site.css">'
    # docc draws its pages with a script, below a header that is there without one.
    for path in site.rglob("index.html"):
        text = path.read_text()
        if "var baseUrl" in text or path.parent.name in ("playground", "notebook"):
            path.write_text(re.sub(r"<body[^>]*>", lambda match: match[0] + header, text).replace("</head>", sheet + "</head>", 1))
    made = {"index.html": ("Waymark: state-driven navigation for Swift", front(base, pages)),
            "modules/index.html": ("Modules of Waymark", index(base, pages)),
            "404.html": ("No such page: Waymark", filled("404.html", base=base)),
            "documentation/index.html": ("Waymark", f'<meta http-equiv="refresh" content="0; url={base}/"><a href="{base}/">Waymark</a>')}
    for name, (title, main) in made.items():
        (site / name).parent.mkdir(exist_ok=True)
        (site / name).write_text(filled("page.html", title=title, base=base, header=header, main=main))
