"""Makes an archive of each module with docc. Pages of one module lead to those of another in both directions, so there are two
rounds: the first finds out what there is, the second makes the pages."""
import concurrent.futures
import os
import shutil
import subprocess
import sys

from graphs import folder, top


def convert(module, output, *arguments):
    shutil.rmtree(output, ignore_errors=True)
    output.parent.mkdir(parents=True, exist_ok=True)
    return subprocess.run(
        ["docc", "convert", module.readableCatalog, "--additional-symbol-graph-dir", module.graphs, "--fallback-display-name",
         module.name, "--fallback-bundle-identifier", module.bundle, "--enable-experimental-external-link-support",
         "--fallback-default-module-kind", "Module", "--output-path", output, *arguments],
        cwd=top, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def each(modules, work):
    """Does it for every module, as many at once as there are cores; the largest come first."""
    order = sorted(modules, key=lambda module: -len(module.symbols))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(zip(order, pool.map(work, order)))


def make(modules, base=""):
    """The archives by the names of their modules. What docc warns of is an error."""
    drafts, finals = folder / "drafts", folder / "archives"
    print("+ docc convert, to see what there is", flush=True)
    for module, done in each(modules, lambda module: convert(module, drafts / f"{module.name}.doccarchive")):
        if done.returncode != 0:
            raise SystemExit(f"{module.name}:\n{done.stdout}")
    print("+ docc convert", flush=True)

    def final(module):
        others = [part for other in modules if other is not module
                  for part in ("--dependency", drafts / f"{other.name}.doccarchive")]
        return convert(module, finals / f"{module.name}.doccarchive", "--warnings-as-errors", *others,
                       *(["--hosting-base-path", base] if base else []))

    failed = [(module, done) for module, done in each(modules, final) if done.returncode != 0]
    for module, done in failed:
        print(f"{module.name}:\n{done.stdout}", file=sys.stderr)
    if failed:
        raise SystemExit("check-documentation: docc found something")
    return {module.name: finals / f"{module.name}.doccarchive" for module in modules}
