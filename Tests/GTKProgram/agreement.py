"""Whether the windows of browse-gtk show what its router's tree has, by what the program says of both."""


def panes(container, room):
    """The stacks that a window with room for so many columns must show: title, depth, and whether in front."""
    if container["kind"] == "stack":
        return [(container["title"], container["depth"], True)]
    branches, focus = container["branches"], container["focus"]
    if container["kind"] == "tabs":
        return panes(branches[focus], room)
    count = min(room, len(branches))
    end = max(focus + 1, count)
    return [(title, depth, is_front and index == focus)
            for index in range(end - count, end)
            for title, depth, is_front in panes(branches[index], room)]


def covers_another(container, room):
    """Whether the way back leads to a column that the one in front covers."""
    if container["kind"] == "stack":
        return False
    branches, focus = container["branches"], container["focus"]
    if container["kind"] == "columns" and room == 1 and focus > 0:
        return True
    return covers_another(branches[focus], room)


def front(container):
    """The stack that has the focus."""
    while container["kind"] != "stack":
        container = container["branches"][container["focus"]]
    return container


def disagreement(state):
    """The first difference between the windows and the tree, or None."""
    if len(state["windows"]) != len(state["layers"]):
        return f"{len(state['windows'])} windows and {len(state['layers'])} layers"
    for window, layer in zip(state["windows"], state["layers"]):
        shown = [(pane["title"], pane["depth"], pane["isFront"]) for pane in window["panes"]]
        if shown != panes(layer, state["room"]):
            return f"{shown} where {panes(layer, state['room'])} are to be"
        if window["title"] != front(layer)["title"]:
            return f"a window called {window['title']}, and {front(layer)['title']} on top"
        leads_back = front(layer)["depth"] > 1 or covers_another(layer, state["room"])
        if window["canGoBack"] != leads_back:
            return f"a way back is {window['canGoBack']}, and is to be {leads_back}"
        if any(pane["hasKeyboard"] and not pane["isFront"] for pane in window["panes"]):
            return "the keyboard is in a pane that is not in front"
    return None
