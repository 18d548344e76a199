"""What somebody does at the keyboard to see each picture of a terminal."""


def see(text):
    """Waits until the screen shows a text."""
    return ("see", text)


def gone(text):
    """Waits until the screen does not show a text any more."""
    return ("gone", text)


def press(*keys):
    """Presses keys, by the names that tmux has for them."""
    return ("press", *keys)


def type(text):
    """Types a text."""
    return ("type", text)


def again():
    """Waits for the program to end well, and runs it again in the same folder."""
    return ("again",)


openTrail = [see("Harbour path"), press("Down"), press("Enter"), see("three mills"), gone("Harbour path")]
openLogbook = [*openTrail, press("l"), see("Name:"), type("Ada"), press("Enter"), see("Ada's walks: 0"), gone("Name:")]

# By picture: the columns and rows of the terminal, and what is done there.
stories = {
    "first-app-trails.svg": ((60, 12), [see("Ridge walk, 12 km")]),
    "first-app-trail.svg": ((60, 12), openTrail),
    "first-app-sign-in.svg": ((60, 12), [*openTrail, press("l"), see("Name:")]),
    "first-app-logbook.svg": ((60, 12), openLogbook),
    "first-app-again.svg": ((60, 12), [
        *openTrail, press("q"), again(), see("three mills"), press("Escape"), see("Harbour path"), press("q"), again(), *openLogbook,
        press("Enter"), see("Ada's walks: 1"), press("q"), again(), see("Name:"), type("Ada"), press("Enter"), see("Ada's walks: 0"),
        gone("Name:"), press("Escape"), see("three mills"), press("l"), see("Ada's walks: 0"), press("q"), again(), see("Name:")]),
}

# The README's: each key, its name in the picture, and for how many seconds its frame is seen. The last is seen without motion too.
podcasts = [
    (None, "", 1), ("Down", "↓", 0.5), ("Enter", "Enter", 1.1), ("Down", "↓", 0.5), ("Enter", "Enter", 1.2), ("Enter", "Enter", 1.1),
    ("A", "A", 0.2), ("d", "d", 0.2), ("a", "a", 0.2), ("Enter", "Enter", 1.6), ("Enter", "Enter", 1.3), ("Escape", "Esc", 1)]
still = 9
