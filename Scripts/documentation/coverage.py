"""Whether every public symbol says what it is, and stands in a group of topics."""
import re

# The page of a type with more members than this groups them by hand; where there are fewer, docc groups them by kind.
mostMembersWithoutGroups = 20


def topics(page):
    """The subject of a page, as its title names it, and the symbols in its groups of topics."""
    lines = page.read_text().splitlines()
    title = next((line for line in lines if line.startswith("# ")), "")
    subject = re.match(r"# ``([^`]+)``", title)
    names, group, isInTopics = [], None, False
    for line in lines:
        if line.startswith("## "):
            isInTopics = line == "## Topics"
        elif isInTopics and line.startswith("### "):
            group = line
        elif isInTopics and group and (link := re.match(r"- ``([^`]+)``", line)):
            names.append(link[1])
    return subject[1] if subject else None, names


def plain(name):
    """A symbol's name in a link without what tells it from others of the same name."""
    return re.sub(r"-(?:[0-9a-z]{4,7}|[a-z.]+-[0-9a-z]{4,7}|swift\.[a-z.]+|\([^`]*|->.*)$", "", name)


declaration = re.compile(r"^(?: {2})?(?:@\w+(?:\([^)]*\))? )*public (?:final )?(?:class|struct|enum|protocol|actor|typealias) (\w+)")


def unbuilt(module):
    """The types that the sources of a module declare which is not built here, and whether a comment stands above each."""
    # Catalogs hold the code of tutorials, which is none of the module's.
    for path in sorted(path for path in module.sources.rglob("*.swift") if module.catalog not in path.parents):
        above = ""
        for line in path.read_text().splitlines():
            if name := declaration.match(line):
                yield name[1], above.startswith("///")
            # Attributes stand between the two.
            if not line.strip().startswith("@"):
                above = line.strip()


def complaints(module):
    """What is missing of one module."""
    found = []
    if not module.catalog.exists():
        return [f"{module.name}: there is no {module.catalog.name}"]
    grouped, curated = {}, set()
    addresses = {symbol["pathComponents"][0].lower(): symbol["pathComponents"][0] for symbol in module.symbols.values()}
    for page in sorted(module.catalog.rglob("*.md")):
        subject, names = topics(page)
        # They would have one address, in which letters have no case.
        if subject is None and (other := addresses.get(page.stem.lower())):
            found.append(f"{page.name} has the address of {other}: call it otherwise")
        if not names:
            continue
        if subject and subject != module.name:
            subject = subject.removeprefix(module.name + "/")
            curated.add(subject)
        for name in names:
            name = plain(name.removeprefix(module.name + "/"))
            if subject and subject != module.name and not name.startswith(subject + "/"):
                name = f"{subject}/{name}"
            grouped[name] = grouped.get(name, 0) + 1

    if not module.symbols:
        for name, isDocumented in unbuilt(module):
            if not isDocumented:
                found.append(f"{name} has no abstract")
            if name not in grouped:
                found.append(f"{name} is in no group of topics")

    members, declared = {}, {}
    for precise, symbol in module.symbols.items():
        # The block of an extension of another module's type; docc lists those by their modules.
        if symbol["kind"]["identifier"] == "swift.extension":
            continue
        path = "/".join(symbol["pathComponents"])
        owner = "/".join(symbol["pathComponents"][:-1])
        # A default implementation stands on the page of its requirement, and cases are a group of their own.
        isGroupedByDocc = precise in module.defaults or symbol["kind"]["identifier"] == "swift.enum.case"
        if not isGroupedByDocc:
            declared[path] = declared.get(path, 0) + 1
            members.setdefault(owner, set()).add(path)
        if not any(line["text"].strip() for line in symbol.get("docComment", {}).get("lines", [])):
            found.append(f"{path} has no abstract")

    types = {"/".join(symbol["pathComponents"]) for symbol in module.symbols.values()
             if symbol["kind"]["identifier"] != "swift.extension"}
    for owner, paths in members.items():
        if owner and owner not in types:
            continue  # Members of another module's type.
        if owner and owner not in curated:
            if len(paths) > mostMembersWithoutGroups:
                found.append(f"{owner} has {len(paths)} members and no page that groups them")
            continue
        for path in paths:
            if grouped.get(path, 0) < declared[path]:
                found.append(f"{path} is in no group of topics"
                             + (f" with each of its {declared[path]} forms" if declared[path] > 1 else ""))
    return [f"{module.name}: {text}" for text in sorted(found)]
