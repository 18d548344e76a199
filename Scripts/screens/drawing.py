"""Draws what a terminal shows as SVG: the same for the same screen."""
import html
import re

# A letter is 0.6 times as wide as it is high in the fonts that terminals have.
letter, height, margin, bar = 8.4, 18, 16, 34
style = """\
svg{--back:#fff;--text:#1f2328;--soft:#59636e;--edge:#d1d9e0}
@media (prefers-color-scheme:dark){svg{--back:#0d1117;--text:#e6edf3;--soft:#9198a1;--edge:#3d444d}}
text{fill:var(--text);font:14px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;white-space:pre}
.card{fill:var(--back);stroke:var(--edge)}.knob{fill:var(--edge)}.bar{fill:var(--text);shape-rendering:crispEdges}.box{fill:none;stroke:var(--soft)}
.bold{font-weight:700}.dim{fill:var(--soft)}.underline{text-decoration:underline}.reverse{fill:var(--back)}"""
# Lines are drawn from the middle of a cell to its sides: left, right, up, down.
boxes = {"─": "lr", "│": "ud", "╭": "rd", "╮": "ld", "╰": "ru", "╯": "lu", "┌": "rd", "┐": "ld", "└": "ru", "┘": "lu"}


def palette(number):
    """A colour of the palette of 256 that terminals share, of which greys are the last."""
    levels = (0, 95, 135, 175, 215, 255)
    channels = [number * 10 - 2312] * 3 if number > 231 else [levels[(number - 16) // step % 6] for step in (36, 6, 1)]
    return "#" + "".join(f"{channel:02x}" for channel in channels)


def runs(shown):
    """The pieces of each line that look the same throughout: their columns, texts, looks and fills."""
    looks, fill, lines = frozenset(), "", []
    names = {1: "bold", 2: "dim", 4: "underline", 7: "reverse"}
    ends = {22: {"bold", "dim"}, 24: {"underline"}, 27: {"reverse"}}
    # A look lasts until it is ended, also over the end of a line.
    for line in shown.split("\n"):
        column, found = 0, []
        for text, codes in re.findall(r"([^\x1b]+)|\x1b\[([\d;]*)m", line):
            if text:
                found.append((column, text, looks, fill))
                column += len(text)
            elif codes.startswith("38;5;"):
                fill = f' style="fill:{palette(int(codes[5:]))}"'
            else:
                for code in (int(code or 0) for code in codes.split(";")):
                    looks = (looks - ends.get(code, set())) | ({names[code]} if code in names else set()) if code else frozenset()
                    fill = "" if code in (0, 39) else fill
        lines.append(found)
    return lines


def number(value):
    return f"{value:.2f}".rstrip("0").rstrip(".")


def row(pieces):
    """A line of the terminal."""
    parts = []
    for column, text, looks, fill in pieces:
        if "reverse" in looks:
            parts.append(f'<rect class="bar{" dim" * ("dim" in looks)}" x="{number(column * letter)}" '
                         f'width="{number(len(text) * letter)}" height="{height}"{fill}/>')
        for offset, character in enumerate(text):
            if character in boxes:
                ends = {"l": f"h-{letter / 2}", "r": f"h{letter / 2}", "u": f"v-{height / 2}", "d": f"v{height / 2}"}
                path = "".join(f"M{number((column + offset + 0.5) * letter)} {height // 2}{ends[end]}" for end in boxes[character])
                parts.append(f'<path class="box" d="{path}"/>')
        # Words keep their columns whatever font there is: each piece is as wide as its cells.
        for piece in re.finditer(r"\S+(?: \S+)*", "".join(" " if character in boxes else character for character in text)):
            look = (f' class="{" ".join(sorted(looks))}"' if looks else "") + ("" if "reverse" in looks else fill)
            parts.append(f'<text x="{number((column + piece.start()) * letter)}" y="13"{look} '
                         f'textLength="{number(len(piece[0]) * letter)}">{html.escape(piece[0], quote=False)}</text>')
    return "".join(parts)


def screen(rows):
    return "".join(f'<g transform="translate(0 {index * height})">{text}</g>\n' for index, text in enumerate(rows) if text)


def framed(content, size, title):
    """A window around what is drawn for so many columns and rows."""
    width, depth = size[0] * letter + 2 * margin, bar + size[1] * height + margin
    knobs = "".join(f'<circle class="knob" cx="{x}" cy="17" r="5"/>' for x in (20, 38, 56))
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(depth)}" width="{number(width)}" height="{number(depth)}">',
        "<!-- Made by Scripts/pictures of what the program shows. -->", f"<style>\n{style}\n</style>",
        f'<rect class="card" x=".5" y=".5" width="{number(width - 1)}" height="{number(depth - 1)}" rx="10"/>{knobs}',
        f'<text class="dim" x="50%" y="21.5" text-anchor="middle">{title}</text>',
        f'<svg x="{margin}" y="{bar}" width="{number(size[0] * letter)}">', content + "</svg>", "</svg>", ""])


def picture(shown, size, title):
    return framed(screen([row(pieces) for pieces in runs(shown)]), size, title)
