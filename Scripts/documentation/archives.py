"""Makes an archive of each module with docc. Pages of one module lead to those of another in both directions, so there are two
rounds: the first finds out what there is, the second makes the pages."""
import concurrent.futures
import os
import re
import shutil
import subprocess
import sys

from modules import folder, top
import messages


def withoutSymbols(module, text):
    """A page of a module that is not built here, as the one for SwiftUI off Apple's systems: its links to symbols become names."""
    head, topics, rest = text.partition("\n## Topics\n")
    head = re.sub(r"(?<!^# )(?<!`)``([^`\n]+)``(?!`)", r"`\1`", head, flags=re.M)
    groups = [re.sub(r"(?m)^- ``[^`]+``\n", "", group) for group in re.split(r"(?m)^(?=### )", rest)]
    kept = [group for group in groups if re.search(r"(?m)^- ", group)]
    return head + (topics + "\n" + "".join(kept) if kept else "")


def catalog(module):
    """A copy of a module's catalog as docc is to read it."""
    copy = folder / "catalogs" / f"{module.name}.docc"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(module.catalog, copy)
    if module.name == "Waymark":
        (copy / "messages.md").write_text(messages.page())
        front, before = copy / "Waymark.md", "- <doc:troubleshooting>\n"
        front.write_text(front.read_text().replace(before, before + "- <doc:messages>\n"))
    for page in copy.rglob("*.md") if not module.hasSymbols else []:
        text = page.read_text()
        if text.startswith(f"# ``{module.name}/"):
            page.unlink()
        else:
            page.write_text(withoutSymbols(module, text))
    return copy


def convert(module, output, *arguments):
    shutil.rmtree(output, ignore_errors=True)
    output.parent.mkdir(parents=True, exist_ok=True)
    return subprocess.run(
        ["docc", "convert", folder / "catalogs" / f"{module.name}.docc", "--additional-symbol-graph-dir", module.graphs,
         "--fallback-display-name", module.name, "--fallback-bundle-identifier", f"org.waymark.{module.name}",
         "--enable-experimental-external-link-support", "--fallback-default-module-kind", "Module", "--output-path", output, *arguments],
        cwd=top, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def each(modules, work):
    """Does it for every module, as many at once as there are cores, and ends where one fails."""
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        failed = [f"{module.name}:\n{done.stdout}" for module, done in zip(modules, pool.map(work, modules)) if done.returncode != 0]
    if failed:
        sys.exit("\n".join(failed))


def make(modules, base):
    """The archives; a warning of docc's is an error."""
    drafts, finals = folder / "drafts", folder / "archives"
    for module in modules:
        catalog(module)
    print("+ docc convert, twice", flush=True)
    each(modules, lambda module: convert(module, drafts / f"{module.name}.doccarchive"))

    def final(module):
        others = [part for other in modules if other is not module
                  for part in ("--dependency", drafts / f"{other.name}.doccarchive")]
        return convert(module, finals / f"{module.name}.doccarchive", "--warnings-as-errors", *others,
                       *(["--hosting-base-path", base] if base else []))

    shutil.rmtree(finals, ignore_errors=True)
    each(modules, final)
    return [finals / f"{module.name}.doccarchive" for module in modules]
