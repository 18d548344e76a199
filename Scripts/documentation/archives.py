"""Makes an archive of each module with docc. Pages of one module lead to those of another in both directions, so there are two
rounds: the first finds out what there is, the second makes the pages."""
import concurrent.futures
import os
import re
import shutil
import subprocess
import sys

from modules import folder, top


def convert(module, output, *arguments):
    shutil.rmtree(output, ignore_errors=True)
    output.parent.mkdir(parents=True, exist_ok=True)
    return subprocess.run(
        ["docc", "convert", module.catalog, "--additional-symbol-graph-dir", module.graphs,
         "--fallback-display-name", module.name, "--fallback-bundle-identifier", f"org.waymark.{module.name}",
         "--enable-experimental-external-link-support", "--enable-experimental-markdown-output", "--fallback-default-module-kind", "Module", "--output-path", output, *arguments],
        cwd=top, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def each(modules, work):
    """Does it for every module, as many at once as there are cores, and ends where one fails."""
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        failed = [f"{module.name}:\n{done.stdout}" for module, done in zip(modules, pool.map(work, modules)) if done.returncode != 0]
    if failed:
        sys.exit("\n".join(failed))


def make(modules, base):
    """The archives. A warning of docc's is an error, but for names of symbols that are not built here, as those of the host for SwiftUI."""
    drafts, finals = folder / "drafts", folder / "archives"
    print("+ docc convert, twice", flush=True)
    each(modules, lambda module: convert(module, drafts / f"{module.name}.doccarchive"))

    def final(module):
        others = [part for other in modules if other is not module
                  for part in ("--dependency", drafts / f"{other.name}.doccarchive")]
        done = convert(module, finals / f"{module.name}.doccarchive", *others, *(["--warnings-as-errors"] if module.hasSymbols else []),
                       *(["--hosting-base-path", base] if base else []))
        done.returncode = done.returncode or bool(re.search(rf"(?m)^warning: (?!.*at '/{module.name}'$)", done.stdout))
        return done

    shutil.rmtree(finals, ignore_errors=True)
    each(modules, final)
    return [finals / f"{module.name}.doccarchive" for module in modules]
