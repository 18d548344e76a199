"""The symbol graphs of the library modules: read once from what the build has left, for every check and for the site."""
import json
import pathlib
import shutil
import subprocess

top = pathlib.Path(__file__).resolve().parent.parent.parent
folder = top / ".build/documentation"


def run(*command, **options):
    return subprocess.run(command, cwd=top, check=True, text=True, **options)


class Module:
    """A library module: its catalog, and the symbols that it declares in public itself."""

    def __init__(self, name):
        self.name = name
        self.sources = top / "Sources" / name
        self.catalog = self.sources / f"{name}.docc"
        self.graphs = folder / "graphs" / name
        self.symbols = {}
        self.defaults = set()

    @property
    def bundle(self):
        return f"org.waymark.{self.name}"

    def isOwn(self, symbol):
        return f"/Sources/{self.name}/" in symbol.get("location", {}).get("uri", "")

    def read(self, raw, ours):
        """Keeps of the graphs what the module's own sources declare: a module that re-exports another lists that one's symbols
        too, and those that a conformance brings along are documented where they come from."""
        shutil.rmtree(self.graphs, ignore_errors=True)
        self.graphs.mkdir(parents=True)
        self.symbols = {}
        for path in sorted([*raw.glob(f"{self.name}.symbols.json"), *raw.glob(f"{self.name}@*.symbols.json")]):
            graph = json.loads(path.read_text())
            graph["symbols"] = [symbol for symbol in graph["symbols"] if self.isOwn(symbol)]
            own = {symbol["identifier"]["precise"] for symbol in graph["symbols"]}
            graph["relationships"] = [link for link in graph["relationships"] if link["source"] in own]
            self.defaults |= {link["source"] for link in graph["relationships"] if link["kind"] == "defaultImplementationOf"}
            name, extended = path.name, path.name.removesuffix(".symbols.json").partition("@")[2]
            # docc takes the name from the file. Under its own it would be taken for the module itself, and links to that one's
            # pages would lead nowhere.
            if extended in ours:
                name = f"{self.name}@{extended}Extensions.symbols.json"
            if own or not extended:
                (self.graphs / name).write_text(json.dumps(graph))
            self.symbols |= {symbol["identifier"]["precise"]: symbol for symbol in graph["symbols"]}


def libraries():
    """The modules that apps can import."""
    package = json.loads(run("swift", "package", "dump-package", stdout=subprocess.PIPE).stdout)
    names = {target for product in package["products"] if "library" in product["type"] for target in product["targets"]}
    return [Module(target["name"]) for target in package["targets"] if target["name"] in names]


def isGTKThere():
    return pathlib.Path("/usr/include/gtk-4.0/gtk/gtk.h").exists() and shutil.which("pkg-config") is not None


def emitGTK(modules, target, raw):
    """What is behind the trait, which the build left out: its declarations alone, no body is compiled."""
    flags = run("pkg-config", "--cflags-only-I", "gtk4", stdout=subprocess.PIPE).stdout.split()
    sources = sorted(str(path) for path in (top / "Sources/WaymarkGTK").rglob("*.swift"))
    run("swiftc", "-emit-module", "-emit-module-path", raw / "WaymarkGTK.swiftmodule", "-module-name", "WaymarkGTK",
        "-package-name", "waymark", "-swift-version", "6", "-D", "GTK", "-target", target, "-I", modules, "-I", top / "Sources/CGTK4",
        "-Xfrontend", "-experimental-skip-all-function-bodies", "-emit-symbol-graph", "-emit-symbol-graph-dir", raw,
        "-symbol-graph-minimum-access-level", "public", "-emit-extension-block-symbols", *[part for flag in flags for part in ("-Xcc", flag)], *sources)


def extract():
    """Builds the package and reads the graphs of its library modules. Where GTK is not installed, and where there is no SwiftUI,
    the modules for them have no symbols."""
    print("+ swift build", flush=True)
    built = subprocess.run(["swift", "build"], cwd=top, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if built.returncode != 0:
        raise SystemExit(built.stdout)
    modules = pathlib.Path(run("swift", "build", "--show-bin-path", stdout=subprocess.PIPE).stdout.strip()) / "Modules"
    about = json.loads(run("swiftc", "-print-target-info", stdout=subprocess.PIPE).stdout)
    target = about["target"]["triple"]
    raw = folder / "symbols"
    shutil.rmtree(raw, ignore_errors=True)
    raw.mkdir(parents=True)
    print("+ swift symbolgraph-extract", flush=True)
    all = libraries()
    running = []
    for module in all:
        if module.name == "WaymarkGTK" and isGTKThere():
            emitGTK(modules, target, raw)
            continue
        running.append((module, subprocess.Popen(
            ["swift", "symbolgraph-extract", "-module-name", module.name, "-I", modules, "-I", top / "Sources/CGTK4",
             "-target", target, "-minimum-access-level", "public", "-skip-synthesized-members", "-emit-extension-block-symbols",
             "-output-dir", raw],
            stderr=subprocess.PIPE, text=True)))
    for module, process in running:
        _, complaint = process.communicate()
        if process.returncode != 0:
            raise SystemExit(f"the symbols of {module.name} cannot be read:\n{complaint}")
    for module in all:
        module.read(raw, {module.name for module in all})
    return all
