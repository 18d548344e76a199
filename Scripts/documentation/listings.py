"""The Swift of a page that says where its code is compiled, held against those files line by line."""
import re

from graphs import top

named = re.compile(r"compiled in\s+(?=\[)(?:\n?[^\n]+){1,5}")
link = re.compile(r"https://github\.com/waymark-swift/waymark/(?:blob|tree)/main/([^)\s#]+)")
block = re.compile(r"^```swift\n(.*?)^```$", re.M | re.S)


def lines(text):
    """The lines of some Swift without indentation and comments; one with … leaves something out and is no line."""
    for line in text.splitlines():
        line = re.sub(r"\s+", " ", re.sub(r"(^|\s)//.*", "", line)).strip()
        if line and "…" not in line:
            yield line


def complaints(pages):
    found = []
    for page in pages:
        text = page.read_text()
        sentence = named.search(text)
        if not sentence:
            continue
        # Where lines are broken differently it is the same code.
        files = [path for file in link.findall(sentence[0])
                       for path in ([top / file] if file.endswith(".swift") else sorted((top / file).rglob("*.swift")))]
        whole = " ".join(line for path in files for line in lines(path.read_text()))
        squeezed = whole.replace(" ", "")
        for code in block.findall(text):
            missing = [line for line in lines(code) if line.replace(" ", "") not in squeezed]
            if missing:
                found.append(f"{page.name}: no file that it names has {missing[0]!r}")
    return found
