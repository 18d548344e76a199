"""Looks at the built site: every link leads somewhere, and every symbol stands in a group of topics that somebody chose."""
import json
import re
import urllib.parse


class Rendered:
    """A page that docc keeps as JSON: what it leads to, and the parts that can be led to. Text names its links by identifiers."""

    def __init__(self, page):
        self.anchors, self.missing = set(), []
        self.references = page.get("references", {})
        # A chapter of tutorials has an address, and is a part of the table of contents.
        chapters = {module["reference"] for module in page.get("hierarchy", {}).get("modules", [])}
        used = [one for one in self.references.values() if one.get("identifier") not in chapters]
        self.links = [one["url"] for one in used if one.get("url")] + [variant["url"] for one in used for variant in one.get("variants", [])]
        self.walk({key: value for key, value in page.items() if key != "references"})

    def walk(self, value):
        if isinstance(value, dict):
            self.anchors.add(value.get("anchor"))
            if value.get("type") in ("reference", "image", "video") and value.get("identifier", "") not in self.references:
                self.missing.append(value.get("identifier"))
            if value.get("type") == "link" and "destination" in value:
                self.links.append(value["destination"])
        for one in value.values() if isinstance(value, dict) else value if isinstance(value, list) else []:
            self.walk(one)


class Plain:
    """A page of plain HTML."""

    def __init__(self, text):
        self.links = re.findall(r'\b(?:href|src)="([^"]*)"', text)
        self.anchors = set(re.findall(r'\bid="([^"]*)"', text))
        self.missing = []


def pages(folder):
    """Every page by its address. The HTML that docc makes only shows the JSON."""
    found = {}
    for path in (folder / "data").rglob("*.json"):
        found["/" + str(path.relative_to(folder / "data").with_suffix("")).lower()] = Rendered(json.loads(path.read_text()))
    for path in folder.rglob("*.html"):
        text = path.read_text()
        if "var baseUrl" not in text:
            found["/" + str(path.relative_to(folder)).removesuffix("index.html").rstrip("/")] = Plain(text)
    return found


def wrong(folder, base, known, address, link):
    """What is wrong with a link, or nothing."""
    parts = urllib.parse.urlsplit(link)
    if parts.scheme in ("http", "https", "mailto", "data"):
        return None
    if parts.scheme:
        return "was not resolved"
    path = urllib.parse.unquote(parts.path)
    if not path:
        target = address
    elif isinstance(known[address], Plain):
        target = "/" + urllib.parse.urljoin(f"{base}{address.rstrip('/')}/", path).removeprefix(base).strip("/")
    else:
        target = "/" + (path if path.startswith("/") else f"images/{path}").strip("/")
    page = known.get(target) or known.get(target.lower())
    if page is None:
        return None if (folder / target[1:]).is_file() else "leads nowhere"
    return "names a part that is not there" if parts.fragment and urllib.parse.unquote(parts.fragment) not in page.anchors else None


def links(folder, base):
    known = pages(folder)
    for address, page in sorted(known.items()):
        for identifier in page.missing:
            yield f"{address}: {identifier} was not resolved"
        for link in dict.fromkeys(page.links):
            if problem := wrong(folder, base, known, address, link):
                yield f"{address}: {link} {problem}"


# docc groups the members of a type by kind, which serves a type of few.
mostWithoutGroups = 20
byDocc = ("Enumeration Cases", "Default Implementations", "Extended Modules")


def coverage(folder):
    """Symbols that nobody has put into a group, where somebody has begun to or has to."""
    for path in sorted((folder / "data/documentation").rglob("*.json")):
        page = json.loads(path.read_text())
        sections = [one for one in page.get("topicSections", []) if one.get("title") not in byDocc]
        made = [one for one in sections if one.get("generated")]
        left = [page["references"][each].get("title", each) for one in made for each in one["identifiers"]]
        if left and (len(made) < len(sections) or len(left) > mostWithoutGroups) and page["metadata"].get("role") != "article":
            yield f"/{path.relative_to(folder / 'data').with_suffix('')}: in no group of topics: {', '.join(left)}"
