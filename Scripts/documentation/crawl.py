"""Looks at the built site: every link leads somewhere, no page is far from another, and every symbol stands in a group of topics that
somebody chose. docc itself holds links by `doc:`, parts of pages and pictures to be there."""
import json
import re
import urllib.parse


def rendered(text):
    """The links of a page that docc keeps as JSON, whose text names them by identifiers, but for addresses that were written out."""
    written = []

    def read(value):
        if value.get("type") == "link" and "destination" in value:
            written.append(value["destination"])
        return value

    page = json.loads(text, object_hook=read)
    # A chapter of tutorials has an address, and is a part of the table of contents.
    chapters = {module["reference"] for module in page.get("hierarchy", {}).get("modules", [])}
    used = [one for one in page.get("references", {}).values() if one.get("identifier") not in chapters]
    pictures = [urllib.parse.urljoin("/images/", variant["url"]) for one in used for variant in one.get("variants", [])]
    return written + pictures + [one["url"] for one in used if one.get("url")]


def pages(folder, base):
    """The links of every page by its address. The HTML that docc makes shows the JSON, below a header."""
    found = {}
    for path in (folder / "data").rglob("*.json"):
        found["/" + str(path.relative_to(folder / "data").with_suffix("")).lower()] = rendered(path.read_text())
    for path in folder.rglob("*.html"):
        address, text = "/" + str(path.relative_to(folder)).removesuffix("index.html").rstrip("/"), path.read_text()
        if "var baseUrl" not in text:
            found[address] = re.findall(r'\b(?:href|src)="([^"]*)"', text)
        elif address.lower() in found:
            # The header is in the HTML.
            found[address.lower()] += re.findall(r'<a href="([^"]*)"', text)
    return found


def target(base, known, address, link):
    """The address that a link of a page leads to."""
    path = urllib.parse.unquote(urllib.parse.urlsplit(link).path)
    there = "/" + urllib.parse.urljoin(f"{base}{address.rstrip('/')}/", path).removeprefix(base).strip("/") if path else address
    return there.lower() if there.lower() in known else there


def far(base, known):
    """Pages that take more than two clicks from some other. Nothing leads to those that only send the reader on."""
    next = {address: {target(base, known, address, link) for link in links if not urllib.parse.urlsplit(link).scheme} & known.keys()
            for address, links in known.items()}
    for address in sorted(known):
        reached = next[address].union(*(next[one] for one in next[address]))
        if missed := sorted(known.keys() - reached - {address, "/404.html", "/documentation"}):
            yield f"{address}: more than two clicks to {len(missed)} pages, such as {missed[0]}"


def links(folder, base):
    known = pages(folder, base)
    yield from far(base, known)
    for address, found in sorted(known.items()):
        for link in dict.fromkeys(found):
            scheme, there = urllib.parse.urlsplit(link).scheme, target(base, known, address, link)
            if scheme not in ("http", "https", "mailto", "data") and there not in known and not (folder / there[1:]).is_file():
                yield f"{address}: {link} leads nowhere"


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
