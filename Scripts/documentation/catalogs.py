"""Catalogs as docc reads them here: where a module has no symbols, as the one for SwiftUI off Apple's systems, links to them are
plain names."""
import re
import shutil

from graphs import folder


def prepare(module):
    """Leaves in `readableCatalog` what docc is to read."""
    module.readableCatalog = module.catalog
    if module.symbols or not module.catalog.exists():
        return
    copy = folder / "catalogs" / f"{module.name}.docc"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(module.catalog, copy)
    for page in copy.rglob("*.md"):
        text = page.read_text()
        if re.match(rf"# ``{module.name}/", text):
            page.unlink()
            continue
        head, topics, rest = text.partition("\n## Topics\n")
        head = re.sub(r"(?<!^# )(?<!`)``([^`\n]+)``(?!`)", r"`\1`", head, flags=re.M)
        # A group may hold pages only: names that lead nowhere become a sentence above.
        groups = re.split(r"(?m)^(?=### )", rest)
        kept = []
        for group in groups:
            group = re.sub(r"(?m)^- ``[^`]+``\n", "", group)
            if re.search(r"(?m)^- ", group):
                kept.append(group)
        page.write_text(head + (topics + "\n" + "".join(kept) if kept else ""))
    module.readableCatalog = copy
