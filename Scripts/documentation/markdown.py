"""Reads the Markdown that docc makes of every page."""
import json
import re

# A link to a page of the site: its text and its address, which docc writes in two ways.
link = re.compile(r"\[([^\]]*)\]\((?:doc://[^/]*)?/((?:documentation|tutorials)/[^()#\s]*(?:\([^)]*\)[\w-]*)?)(?:#[^)]*)?\)")


class Page:
    """A page by its address, with its module, its name there, its title, its text, and the sentence that this begins with."""

    def __init__(self, site, path):
        head, _, text = path.read_text().partition("\n-->\n\n")
        about = json.loads(head.removeprefix("<!--"))
        self.address = str(path.relative_to(site / "data").with_suffix(""))
        self.module, self.title, self.name = about["framework"], about["title"], about["identifier"].split("/", 3)[3:]
        # docc makes groups of its own, below the types that they are of.
        self.isArticle = about["documentType"] == "article" and self.address.count("/") == 2
        # In tables docc leaves links to symbols as they are.
        self.text = re.sub(r"``doc://[^`]*/([^`/]+)``", r"`\1`", text)
        self.about = " ".join(link.sub(r"\1", re.match(r"(?:# .*\n\n)?((?:.+\n?)*)", self.text)[1]).split())


def pages(site):
    """All pages by module, Waymark's own first."""
    found = [Page(site, path) for path in (site / "data").rglob("*.md")]
    return sorted(found, key=lambda page: (page.module != "Waymark", not page.module.startswith("Waymark"), page.address))
