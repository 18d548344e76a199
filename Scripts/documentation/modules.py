"""The library modules: their catalogs, and the symbols that each declares in public, from what `swift build` leaves."""
import json
import pathlib
import re
import shutil
import subprocess

top = pathlib.Path(__file__).resolve().parent.parent.parent
folder = top / ".build/documentation"
gtk = pathlib.Path("/usr/include/gtk-4.0/gtk/gtk.h")


def printed(*command):
    return subprocess.run(command, cwd=top, check=True, stdout=subprocess.PIPE, text=True).stdout


class Module:
    """A library module, with the folder that docc reads its symbols from."""

    def __init__(self, catalog):
        self.name, self.catalog, self.hasSymbols = catalog.stem, catalog, False
        self.graphs = folder / "graphs" / self.name

    def read(self, raw, others):
        """Keeps what the module's own sources declare. A module that re-exports another lists that one's symbols too, and those that a
        conformance brings along are documented where they come from."""
        shutil.rmtree(self.graphs, ignore_errors=True)
        self.graphs.mkdir(parents=True)
        for path in [*raw.glob(f"{self.name}.symbols.json"), *raw.glob(f"{self.name}@*.symbols.json")]:
            graph = json.loads(path.read_text())
            graph["symbols"] = [one for one in graph["symbols"] if f"/Sources/{self.name}/" in one.get("location", {}).get("uri", "")]
            own = {symbol["identifier"]["precise"] for symbol in graph["symbols"]}
            graph["relationships"] = [link for link in graph["relationships"] if link["source"] in own]
            self.hasSymbols = self.hasSymbols or bool(own)
            # docc takes the module's name from the file's. Under its own, an extension of another module would be taken for that module,
            # and links to its pages would lead nowhere.
            extended = path.name.removesuffix(".symbols.json").partition("@")[2]
            name = f"{self.name}@{extended}Extensions.symbols.json" if extended in others else path.name
            if own or not extended:
                (self.graphs / name).write_text(json.dumps(graph))


def emitGTK(built, target, raw):
    """The build leaves out what the trait GTK brings, so its declarations are compiled here, without their bodies.

    SwiftPM names the package after its folder, as an identifier, and modules see one another's package declarations by that name.
    """
    flags = printed("pkg-config", "--cflags-only-I", "gtk4").split()
    sources = sorted((top / "Sources/WaymarkGTK").rglob("*.swift"))
    printed("swiftc", "-emit-module", "-emit-module-path", raw / "WaymarkGTK.swiftmodule", "-module-name", "WaymarkGTK",
            "-package-name", re.sub(r"\W", "_", top.name.lower()), "-swift-version", "6", "-D", "GTK", "-target", target, "-I", built, "-I", top / "Sources/CGTK4",
            "-Xfrontend", "-experimental-skip-all-function-bodies", "-emit-symbol-graph", "-emit-symbol-graph-dir", raw,
            "-symbol-graph-minimum-access-level", "public", "-emit-extension-block-symbols",
            *[part for flag in flags for part in ("-Xcc", flag)], *sources)


def read():
    """Builds the package and reads the symbols of its libraries. Those of the hosts for GTK and SwiftUI are there where these are."""
    print("+ swift build", flush=True)
    subprocess.run(["swift", "build", "--quiet"], cwd=top, check=True)
    built = pathlib.Path(printed("swift", "build", "--show-bin-path").strip()) / "Modules"
    target = json.loads(printed("swiftc", "-print-target-info"))["target"]["triple"]
    raw = folder / "symbols"
    shutil.rmtree(raw, ignore_errors=True)
    raw.mkdir(parents=True)
    print("+ swift symbolgraph-extract", flush=True)
    modules = [Module(catalog) for catalog in sorted((top / "Sources").glob("*/*.docc"))]
    for module in modules:
        if module.name == "WaymarkGTK" and gtk.exists():
            emitGTK(built, target, raw)
        else:
            printed("swift", "symbolgraph-extract", "-module-name", module.name, "-I", built, "-I", top / "Sources/CGTK4",
                    "-target", target, "-minimum-access-level", "public", "-skip-synthesized-members", "-emit-extension-block-symbols",
                    "-output-dir", raw)
    for module in modules:
        module.read(raw, {other.name for other in modules})
    return modules
