"""Checks of the notebook, a router in a page, each a function that drives it."""
import json
import os
import random
import time

from chromium import equal, expect

# The text of the page, and the text that the program says it should be.
fault = """
(() => {
  if (!globalThis.notebook) return '';
  notebook.program.describe();
  const root = document.getElementById('app');
  const layers = [root.querySelector(':scope > main'), ...root.querySelectorAll(':scope > dialog')];
  const seen = layers.map((one) => [...one.querySelectorAll(':scope > section > h1')].map((h1) => h1.textContent).join('|')).join('\\n');
  if (seen !== root.dataset.seen) return `shows ${seen} instead of ${root.dataset.seen}`;
  if (layers.slice(1).some((one) => !one.open)) return 'has a closed dialog';
  if (root.dataset.link && location.hash !== '#' + root.dataset.link) return `is at ${location.hash} instead of ${root.dataset.link}`;
  if (!layers.at(-1).contains(document.activeElement)) return `has the focus on ${document.activeElement.tagName}`;
  const top = root.dataset.seen.split('\\n').at(-1).split('|');
  if (!top.includes(document.title)) return `is named ${document.title}`;
  return '';
})()
"""


def button(name):
    return f"[...document.querySelectorAll('button')].findLast((one) => one.textContent === {json.dumps(name)} && one.checkVisibility())"


def opened(browser, site, link="", wide=True):
    browser.resize(*((1400, 900) if wide else (390, 844)))
    browser.visit(site.web + link)
    browser.until("document.querySelector('main h1') !== null")
    browser.settle()


def rest(browser):
    """Waits until tree, document and address agree."""
    browser.settle()
    end = time.monotonic() + 5
    while found := browser.run(fault):
        expect(time.monotonic() < end, f"the page {found}")


def at(browser, link, title, length=None):
    browser.until(f"location.hash === {json.dumps('#' + link)}")
    rest(browser)
    equal(browser.run("document.title"), title, f"the title at {link}")


def go(browser, distance):
    browser.run(f"history.go({distance})")
    browser.settle()


def taps_links_and_history(browser, site):
    for wide in (True, False):
        opened(browser, site, wide=wide)
        at(browser, "/notes", "Notes")
        browser.click("document.querySelector('a[href=\"#/notes/2\"]')")
        at(browser, "/notes/2", "Note 2")
        equal(browser.run("document.querySelectorAll('main > section').length"), 2 if wide else 1, "the columns")
        browser.click(button("Edit"))
        at(browser, "/notes/2/edit", "Edit note 2")
        go(browser, -2)
        at(browser, "/notes", "Notes")
        go(browser, 1)
        at(browser, "/notes/2", "Note 2")
        browser.call("Page.reload")
        time.sleep(0.5)
        browser.until("document.querySelector('main h1') !== null")
        at(browser, "/notes/2", "Note 2")
        go(browser, 1)
        at(browser, "/notes/2/edit", "Edit note 2")
        go(browser, -2)
        at(browser, "/notes", "Notes")


def a_link_in_a_new_tab(browser, site):
    opened(browser, site, "#/notes/3/edit", wide=False)
    at(browser, "/notes/3/edit", "Edit note 3")
    browser.click(button("Back"))
    at(browser, "/notes/3", "Note 3")
    browser.click(button("Back"))
    at(browser, "/notes", "Notes")
    opened(browser, site, "#/nowhere")
    at(browser, "/notes", "Notes")


def leaving_is_asked_about(browser, site):
    opened(browser, site, "#/notes/1", wide=False)
    for leave, answer, link, title in (
        (lambda: browser.click(button("Back")), "Keep", "/notes/1/edit", "Edit note 1"),
        (lambda: go(browser, -1), "Keep", "/notes/1/edit", "Edit note 1"),
        (lambda: go(browser, -1), "Discard", "/notes/1", "Note 1"),
    ):
        if browser.run("location.hash") != "#/notes/1/edit":
            browser.click(button("Edit"))
            at(browser, "/notes/1/edit", "Edit note 1")
            browser.run("document.querySelector('textarea').focus()")
            browser.call("Input.insertText", text="More. ")
            browser.settle()
            expect(browser.run("notebook.program.mayUnload()") == 0, "the page may be left without a question")
            browser.until("document.querySelector('dialog[open]') !== null")
            browser.click(button("Keep"))
            at(browser, "/notes/1/edit", "Edit note 1")
        leave()
        browser.until("document.querySelector('dialog[open]') !== null")
        equal(browser.run("document.title"), "Discard the changes?", "the question")
        browser.click(button(answer))
        at(browser, link, title)


def dialogs_and_the_keyboard_alone(browser, site):
    opened(browser, site)
    # The tab of the account, the second button.
    browser.run("document.querySelectorAll('nav button')[0].focus()")
    browser.press("Tab", "Enter")
    browser.until("document.querySelector('dialog[open]') !== null")
    rest(browser)
    equal(browser.run("document.title"), "Sign in", "a guarded place")
    for _ in range(6):
        browser.press("Tab")
        expect(browser.run("document.activeElement === document.body || document.activeElement.closest('dialog') !== null"),
               "the focus has left the dialog")
    browser.press("Escape")
    browser.until("document.querySelector('dialog') === null")
    at(browser, "/notes", "Notes")
    equal(browser.run("document.activeElement.textContent"), "Account", "where the focus returns")
    browser.click(button("Account"))
    browser.until("document.querySelector('dialog[open]') !== null")
    browser.run("document.querySelector('dialog input').focus()")
    browser.call("Input.insertText", text="<b>Ada</b>")
    browser.click(button("Sign in"))
    at(browser, "/account", "Account")
    expect("Hello, <b>Ada</b>" in browser.run("document.body.innerText"), "a name is not read as HTML")


def scrolled_as_before(browser, site):
    opened(browser, site, "#/notes", wide=False)
    browser.run("document.querySelector('main h1').style.height = '3000px'")
    browser.run("document.querySelector('main > section').scrollTop = 900")
    browser.run("document.querySelector('a[href=\"#/notes/1\"]').click()")
    at(browser, "/notes/1", "Note 1")
    go(browser, -1)
    at(browser, "/notes", "Notes")
    equal(browser.run("document.querySelector('main > section').scrollTop"), 900, "where the list is scrolled to")


def without_the_navigation_api(browser, site):
    script = browser.call("Page.addScriptToEvaluateOnNewDocument", source="delete globalThis.navigation;"
                          "Object.defineProperty(window, 'navigation', { value: undefined });")["identifier"]
    try:
        taps_links_and_history(browser, site)
    finally:
        browser.call("Page.removeScriptToEvaluateOnNewDocument", identifier=script)


def random_acts(browser, site, count=int(os.environ.get("WAYMARK_ACTS", 6000))):
    """Acts of the user and the app; at rest tree, document and address agree."""
    opened(browser, site)
    expect(browser.run("typeof globalThis.notebook?.program.act") == "function", "the notebook was not built with --checked")
    numbers = random.Random(5)
    done = 0
    while done < count:
        # Acts may have led out of the page, and every tenth time it is loaded anew.
        if done % 400 == 0:
            browser.run("setTimeout(() => location.reload())")
        browser.until("""
          (() => {
            if (location.protocol === 'about:') history.go(1);
            return globalThis.notebook && document.querySelector('main h1') !== null;
          })()""")
        # Several acts come in one turn, and what they begin may not be over when the next come.
        acts = [numbers.randrange(1 << 20) for _ in range(40)]
        found = browser.run(f"""
          (async () => {{
            if (!globalThis.notebook) return '';
            const visible = (one) => one.checkVisibility();
            // A browser that is sent to one entry twice at once brings back what was replaced there, and says nothing.
            const landed = async () => {{
              while (performance.now() - globalThis.sent < 500) await new Promise((done) => setTimeout(done, 2));
            }};
            const go = async (distance) => {{ await landed(); history.go(distance); await landed(); }};
            if (!globalThis.sent) {{
              const go = history.go.bind(history);
              history.go = (distance) => {{ globalThis.sent = performance.now(); go(distance); }};
              addEventListener('popstate', () => {{ globalThis.sent = -1e6; }});
            }}
            const user = (number) => {{
              const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main');
              const found = [...top.querySelectorAll('button, a')].filter(visible);
              const kind = number % 8;
              if (kind < 4) found[(number >> 3) % found.length]?.click();
              else if (kind < 7 && !(history.state?.waymark?.index > 1)) return;
              else if (kind < 7) return go([-2, -1, 1, 2][(number >> 3) % 4]);
              else top.dispatchEvent(new KeyboardEvent('keydown', {{ key: 'Escape', bubbles: true, cancelable: true }}));
            }};
            const fault = () => {fault};
            for (const number of {json.dumps(acts)}) {{
              if (number % 2) notebook.program.act(number >> 1); else await user(number >> 1);
              if (number % 3 === 0) await new Promise((done) => setTimeout(done));
            }}
            for (let turn = 0; turn < 400 && fault(); turn++) await new Promise((done) => setTimeout(done, 5));
            return fault();
          }})()""")
        equal(found, "", f"after {done} to {done + 40} acts of the user and the app")
        done += 40


checks = [
    taps_links_and_history, a_link_in_a_new_tab, leaving_is_asked_about, dialogs_and_the_keyboard_alone, scrolled_as_before,
    without_the_navigation_api, random_acts,
]
