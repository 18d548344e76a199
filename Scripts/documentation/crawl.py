"""Follows every link of the built site, in the pages that docc makes of JSON and in plain HTML: pages, pictures, fragments."""
import html.parser
import json
import urllib.parse


# What docc calls the pages of tutorials.
tutorials = ("overview", "project")


class Plain(html.parser.HTMLParser):
    """What a page of plain HTML leads to, and what can be led to in it."""

    def __init__(self, text):
        super().__init__()
        self.links, self.anchors = [], set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name in ("href", "src") and value:
                self.links.append(value)
            elif name == "srcset" and value:
                self.links += [part.split()[0] for part in value.split(",")]
            elif name == "id" or (name == "name" and tag == "a"):
                self.anchors.add(value)


class Rendered:
    """The same of a page that is JSON. Where its text leads is kept beside the text, by identifiers."""

    def __init__(self, page):
        self.links, self.anchors, self.missing = [], set(), []
        self.references = page.get("references", {})
        # A chapter is known by an address of its own, and is a part of the table of contents: nothing leads there.
        chapters = {module["reference"] for module in page.get("hierarchy", {}).get("modules", [])} if page.get("kind") in tutorials else set()
        for reference in self.references.values():
            if reference.get("identifier") in chapters:
                continue
            if reference.get("type") in ("image", "video", "file", "download"):
                self.links += [variant["url"] for variant in reference.get("variants", [])]
            if reference.get("url"):
                self.links.append(reference["url"])
        self.walk({key: value for key, value in page.items() if key != "references"})
        self.walk([reference.get("abstract") for reference in self.references.values()], isOfOther=True)

    def walk(self, value, isOfOther=False):
        if isinstance(value, list):
            for one in value:
                self.walk(one, isOfOther)
        elif isinstance(value, dict):
            if "anchor" in value and not isOfOther:
                self.anchors.add(value["anchor"])
            if value.get("type") in ("reference", "image", "video") and "identifier" in value:
                # What is only mentioned by another page need not be here.
                if value["identifier"] not in self.references and not isOfOther:
                    self.missing.append(value["identifier"])
            if value.get("type") == "link" and "destination" in value:
                self.links.append(value["destination"])
            for one in value.values():
                self.walk(one, isOfOther)


class Site:
    def __init__(self, folder, base):
        self.folder, self.base = folder, base
        self.pages, self.found = {}, []
        for path in (folder / "data").rglob("*.json"):
            url = "/" + str(path.relative_to(folder / "data").with_suffix(""))
            self.pages[url.lower()] = Rendered(json.loads(path.read_text()))
            if not (folder / url[1:].lower() / "index.html").exists():
                self.found.append(f"{url}: there is no index.html for it")
        for path in folder.rglob("*.html"):
            text = path.read_text()
            # Those that docc makes are all the same, and only show the JSON.
            if path.parent == folder or "var baseUrl" not in text:
                url = "/" + str(path.relative_to(folder)).removesuffix("index.html").rstrip("/")
                self.pages[url] = Plain(text)

    def follow(self, page, link):
        """What is wrong with a link, or nothing."""
        try:
            parts = urllib.parse.urlsplit(link)
        except ValueError:
            return "is no address"
        if parts.scheme in ("http", "https"):
            return None if parts.netloc else "names no server"
        if parts.scheme in ("mailto", "data", "javascript"):
            return None
        if parts.scheme:
            return "was not resolved"
        path = urllib.parse.unquote(parts.path)
        isPlain = isinstance(self.pages[page], Plain)
        if not path:
            target = page
        elif isPlain:
            whole = urllib.parse.urljoin(f"{self.base}{page if page.endswith('.html') else page.rstrip('/') + '/'}", path)
            if self.base and not whole.startswith(self.base + "/"):
                return f"is outside of {self.base}"
            target = "/" + whole.removeprefix(self.base).strip("/")
        else:
            if not path.startswith("/"):
                path = "/images/" + path
            target = "/" + path.strip("/")
        known = self.pages.get(target) or self.pages.get(target.lower())
        if known is None:
            file = self.folder / target[1:]
            return None if file.is_file() or (isPlain and (file / "index.html").is_file()) else "leads nowhere"
        if parts.fragment and urllib.parse.unquote(parts.fragment) not in known.anchors:
            return "names a part that is not there"
        return None

    def complaints(self):
        for url, page in sorted(self.pages.items()):
            for identifier in getattr(page, "missing", []):
                self.found.append(f"{url}: {identifier} was not resolved")
            for link in dict.fromkeys(page.links):
                wrong = self.follow(url, link)
                if wrong:
                    self.found.append(f"{url}: {link} {wrong}")
        return self.found


def complaints(folder, base=""):
    return Site(folder, base).complaints()
