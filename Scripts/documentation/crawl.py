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


def pages(folder, base):
    """Every page by its address. The HTML that docc makes shows the JSON, below a header."""
    found = {}
    for path in (folder / "data").rglob("*.json"):
        found["/" + str(path.relative_to(folder / "data").with_suffix("")).lower()] = Rendered(json.loads(path.read_text()))
    for path in folder.rglob("*.html"):
        address, text = "/" + str(path.relative_to(folder)).removesuffix("index.html").rstrip("/"), path.read_text()
        if "var baseUrl" not in text:
            found[address] = Plain(text)
        elif page := found.get(address.lower()):
            # The header is in the HTML.
            page.links += [link.removeprefix(base) for link in re.findall(r'<a href="([^"]*)"', text)]
    return found


def target(base, known, address, link):
    """The address that a link of a page leads to."""
    path = urllib.parse.unquote(urllib.parse.urlsplit(link).path)
    if not path:
        return address
    if isinstance(known[address], Plain):
        path = urllib.parse.urljoin(f"{base}{address.rstrip('/')}/", path).removeprefix(base)
    elif not path.startswith("/"):
        path = f"images/{path}"
    there = "/" + path.strip("/")
    return there if there in known else there.lower() if there.lower() in known else there


def wrong(folder, base, known, address, link):
    """What is wrong with a link, or nothing."""
    parts = urllib.parse.urlsplit(link)
    if parts.scheme in ("http", "https", "mailto", "data"):
        return None
    if parts.scheme:
        return "was not resolved"
    there = target(base, known, address, link)
    page = known.get(there)
    if page is None:
        return None if (folder / there[1:]).is_file() else "leads nowhere"
    return "names a part that is not there" if parts.fragment and urllib.parse.unquote(parts.fragment) not in page.anchors else None


def far(base, known):
    """Pages that take more than two clicks from some other. Nothing leads to those that only send the reader on."""
    next = {address: {target(base, known, address, link) for link in page.links if not urllib.parse.urlsplit(link).scheme} & known.keys()
            for address, page in known.items()}
    for address in sorted(known):
        reached = next[address].union(*(next[one] for one in next[address]))
        if missed := sorted(known.keys() - reached - {address, "/404.html", "/documentation"}):
            yield f"{address}: more than two clicks to {len(missed)} pages, such as {missed[0]}"


def links(folder, base):
    known = pages(folder, base)
    yield from far(base, known)
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
