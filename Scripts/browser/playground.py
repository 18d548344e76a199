"""Checks of the playground, each a function that drives the page."""
import json
from urllib.parse import quote

from chromium import equal, expect

# The script that reads the page.
shown = """
(() => {
  const text = (id) => document.getElementById(id).textContent;
  return {
    before: text('before-notation'), after: text('after-notation'), status: text('status'), typed: document.getElementById('notation').value,
    steps: [...document.querySelectorAll('#steps li')].map((one) => [one.querySelector('code').textContent,
      one.className !== 'hidden', one.querySelector('.mark') !== null]),
    error: text('notation-error'), nameError: text('name-error'),
    problem: document.getElementById('problem').hidden ? '' : text('problem'),
  };
})()
"""

by_name = "[...document.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.textContent) === {0} && one.checkVisibility())"


def button(name):
    return by_name.format(json.dumps(name))


def entry(name):
    return f"[...document.querySelectorAll('#after button.entry')].find((one) => one.firstChild.data === {json.dumps(name)})"


def opened(browser, page, notation=""):
    browser.visit(page.playground + (f"#{quote(notation)}" if notation else ""))
    browser.until("!document.getElementById('playground').hidden || !document.getElementById('problem').hidden")


def put(browser, field, text):
    browser.run(f"document.getElementById('{field}').focus(); document.getElementById('{field}').select()")
    browser.call("Input.insertText", text=text)
    browser.settle()


def choose(browser, field, value):
    browser.run(f"(() => {{ const one = document.getElementById('{field}'); one.value = {json.dumps(value)}; "
                "one.dispatchEvent(new Event('change')); })()")
    browser.settle()


def edited(browser):
    """Shows a tree of every container, with steps, what is folded away, and a mistake."""
    for columns, rest in (("message(1) anamethatisquitelongandhasnoblanksinitatall*|.", "[c?1]) {a}"), ("message(1)*|x", "[c?2]) {alert: b}")):
        put(browser, "notation", f"(mail*: [inbox|{columns}] | contacts: {rest}")
        browser.click(button("Set"))
    browser.run("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    put(browser, "name", "a b")
    browser.click(button("Push"))


def agrees(browser, answers, what):
    """Holds what is shown against what the engine answers natively."""
    page, answer = browser.run(shown), answers[-1]
    steps = [[step["text"], step["isVisible"], step["isAnimated"]] for step in answer["steps"]]
    equal((page["before"], page["after"], page["steps"], page["typed"]),
          (answer["before"]["notation"], answer["after"]["notation"], steps, answer["after"]["notation"]), what)


def asks_for_nothing_else(browser, page):
    opened(browser, page)
    expect(all(url.startswith((page.playground, f"{page.url}/site.css")) for url in browser.requests), f"it asks for {browser.requests}")
    made = browser.call("Runtime.evaluate", returnByValue=True, allowUnsafeEvalBlockedByCSP=False,
                        expression="(() => { try { return new Function('return 1')() } catch (error) { return error.name } })()")
    equal(made["result"]["value"], "EvalError", "code that is made of text")
    equal(browser.run("""(() => { try { document.body.innerHTML = '<b>'; return 'taken' } catch (error) { return error.name } })()"""),
          "TypeError", "text that is read as HTML")
    equal(browser.run("""fetch('https://example.org/').then(() => 'fetched', () => 'refused')"""), "refused", "another address")
    browser.complaints.clear()


def clicked_through(browser, page):
    """Every control once and more, with a mouse."""
    start = "([home news]* | search: [search?tea])"
    opened(browser, page, start)
    commands = [f"start\n{start}"]

    def does(control, *command):
        browser.click(control)
        commands.append("\n".join(command))
        agrees(browser, page.answers(commands), f"{command} by its button")

    def id_of(name):
        return browser.run(f"{entry(name)}.dataset.focus.split(' ')[1]")

    put(browser, "name", "article(5)")
    does(button("Push"), "push", "article(5)", "")
    does(button("Replace top"), "replaceTop", "article(5)", "")
    does(button("Pop"), "pop", "1", "")
    choose(browser, "where", "0.1")
    does(button("Push"), "push", "article(5)", "0.1")
    does(button("search"), "select", "0.1")
    does(button("Add a tab article(5)"), "insertTab", "article(5)", "0")
    does(button("Remove tab home"), "removeTab", "home", "0")
    choose(browser, "where", "")
    does(button("Pop to root"), "popToRoot", "")
    choose(browser, "style", "alert")
    does(button("Present"), "present", "article(5)", "alert")
    does(button("Present"), "present", "article(5)", "alert")
    does(button("Dismiss"), "dismiss", "1")
    does(button("Dismiss Alert 1"), "dismiss", "0")
    does(button("Undo"), "undo")
    does(button("Redo"), "redo")
    put(browser, "notation", "[inbox|message(1) reply*|.]")
    does(button("Set"), "set", "[inbox|message(1) reply*|.]")
    does(button("Bring Column 1 to front"), "focusColumn", "0", "0")
    does(button("Fill Column 3 with article(5)"), "fill", "2", "article(5)", "0")
    does(button("Empty Column 3"), "clearColumns", "2", "0")
    # A chosen entry stays chosen.
    number = id_of("message(1)")
    browser.click(entry("message(1)"))
    does(button("Show"), "goTo", number)
    does(button("Remove"), "remove", number)
    put(browser, "notation", "[a b?1 c d]")
    does(button("Set"), "set", "[a b?1 c d]")
    put(browser, "notation", "[a b?2 c d]")
    does(button("Set"), "set", "[a b?2 c d]")
    expect(any(step[0].startswith("update b?1 -> b?2") for step in browser.run(shown)["steps"]), "b is not updated in place")
    for verb, name, label, values in (("popTo", "c", "Pop to it", []), ("update", "b?2", "Update", ["article(5)"]),
                                      ("replace", "article(5)", "Replace", ["article(5)"]), ("close", "article(5)", "Close", [])):
        number = id_of(name)
        if browser.run(f"{entry(name)}.ariaPressed") == "false":
            browser.click(entry(name))
        does(button(label), verb, number, *values)
    does(button("Set root"), "setRoot", "article(5)")
    does(button("Pop"), "pop", "1", "")
    equal(browser.run(shown)["status"], "pop: nothing changed.", "an edit that changes nothing")
    # Every example, which are edits as others are.
    for index, notation in enumerate(browser.run("import(new URL('examples.js', location)).then((one) => one.examples.map((each) => each[1]))"), 1):
        browser.run(f"(() => {{ const one = document.getElementById('example'); one.selectedIndex = {index}; "
                    "one.dispatchEvent(new Event('change')); })()")
        commands.append(f"set\n{notation}")
        agrees(browser, page.answers(commands), notation)


def wrong_notation_says_where(browser, page):
    opened(browser, page)
    before = browser.run(shown)["after"]
    for typed, start, end, message in (
            ("[home news", 10, 10, "text ends (character 11)"), ("[a] {top: b}", 5, 6, "style is"),
            ("[a\n b} ", 5, 6, "line 2, character 3"), ("[🎉*|b*|.]", 6, 7, "star already (character 6)"), ("", 0, 0, "belong here"),
            ("[a <img src=x onerror=alert(1)> ]}", 33, 34, "modals in braces alone")):
        put(browser, "notation", "x")
        browser.run(f"document.getElementById('notation').value = {json.dumps(typed)}")
        browser.click(button("Set"))
        page_now = browser.run(shown)
        expect(message in page_now["error"], f"{typed!r}: {page_now['error']!r}")
        selection = browser.run("(({ selectionStart, selectionEnd, id }) => [id, selectionStart, selectionEnd])(document.activeElement)")
        equal(selection, ["notation", start, end], f"where {typed!r} is wrong")
        equal((page_now["after"], page_now["typed"]), (before, typed), "the tree, and what was typed")
        equal(browser.run("document.getElementById('notation').ariaInvalid"), "true", "the field")


def keyboard_alone(browser, page):
    opened(browser, page)
    for _ in range(60):
        browser.press("Tab")
        if browser.run("document.activeElement.id") == "name":
            break
    browser.press("Enter")
    equal(browser.run(shown)["after"], "[home news article(5) news]", "Enter in the name's field")
    # Typing takes back what is typed; elsewhere the edit is taken back.
    browser.press("Tab", "Tab")
    browser.press("z+control")
    equal(browser.run(shown)["after"], "[home news article(5)]", "undo")
    browser.press("z+control+shift")
    equal(browser.run(shown)["after"], "[home news article(5) news]", "redo")
    put(browser, "notation", "([a]* | [b])")
    browser.press("Enter+control")
    equal(browser.run(shown)["after"], "([a]* | [b])", "Control and Enter in the notation")
    # A pressed button keeps the focus although it is drawn anew.
    browser.run(f"{button('b')}.focus()")
    browser.press(" ")
    equal((browser.run(shown)["after"], browser.run("document.activeElement.textContent")), ("([a] | [b]*)", "b"), "a tab")
    browser.run(f"{button('Remove tab b')}.focus()")
    browser.press("Enter")
    equal((browser.run(shown)["after"], browser.run("document.activeElement.id")), ("([a]*)", "after-title"), "a button that goes")


def screen_readers(browser, page):
    opened(browser, page, "(mail*: [inbox|message(1)*|.] | [contacts]) {alert: discard}")
    browser.click(button("Push"))
    roles = browser.roles()
    for role in ("button", "combobox", "textbox", "group", "list", "region"):
        expect(role in roles and all(roles[role]), f"a {role} has no name: {roles.get(role)} of {sorted(roles)}")
    for name in ("Window", "Alert 1", "Tabs, root", "Columns, branch 0", "Column 2, in front", "Column 3, empty", "Tab mail"):
        expect(name in roles["group"], f"no group is {name}: {roles['group']}")
    equal(browser.run(shown)["status"], "push: 1 step: push news in modal 1.", "what is said of an edit")


def links(browser, page):
    tree = "([ä ö(x: \"%|#\")]* | [b|c*|.]) {alert: m}"
    opened(browser, page, tree)
    equal(browser.run(shown)["after"], tree, "the tree of a link")
    browser.click(button("Dismiss Alert 1"))
    browser.until("!decodeURIComponent(location.hash).includes('alert')")
    browser.click(button("Copy link"))
    equal(browser.run("navigator.clipboard.readText()"), browser.run("location.href"), "the link that is copied")
    for wrong, message in (("[a%20b", "text ends"), ("%E0%A4%A", "belong here"), ("x" * 30000, "longer than 20,000")):
        browser.visit(f"{page.playground}#{wrong}")
        browser.until("!document.getElementById('playground').hidden")
        now = browser.run(shown)
        expect(message in now["error"], f"{wrong[:30]}: {now}")
        equal(now["after"], "[home news article(5)]", "the tree where a link is wrong")


def without_its_engine_it_says_so(browser, page):
    browser.call("Network.setBlockedURLs", urls=["*.wasm"])
    try:
        browser.visit(page.playground)
        browser.until("!document.getElementById('problem').hidden")
        equal(browser.run("document.getElementById('playground').hidden"), True, "the controls")
        browser.complaints.clear()
    finally:
        browser.call("Network.setBlockedURLs", urls=[])


checks = [asks_for_nothing_else, clicked_through, wrong_notation_says_where, keyboard_alone,
          screen_readers, links, without_its_engine_it_says_so]
