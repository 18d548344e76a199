"""Checks of the inspector page, each a function that takes a browser and the pages."""
import re

from chromium import equal, expect
from journals import recorded

# Helpers in the page, which has no names of its own for anybody else.
helpers = """
window.check = {
  text: (id) => document.getElementById(id).textContent,
  list: () => document.querySelector('[role=tabpanel]:not([hidden]) .grid'),
  rows: () => [...check.list().querySelectorAll('.sheet .row:not([hidden])')].sort((a, b) => a.ariaRowIndex - b.ariaRowIndex)
    .map((row) => [...row.children].map((cell) => cell.textContent)),
  chosen: () => [...check.list().querySelectorAll('.sheet .row[aria-selected=true]:not([hidden])')]
    .map((row) => [...row.children].map((cell) => cell.textContent))[0],
  focused: () => { const at = document.activeElement; return at.id || at.className || `${at.tagName} ${at.value ?? ''}`; },
  // A tree as it is listed, in the notation of logs.
  notation(list) {
    const inside = (place) => {
      const list = place.querySelector(':scope > ul');
      const items = [...list.children];
      const name = (item) => item.querySelector(':scope > span > bdi')?.textContent;
      const has = (item, word) => item.querySelector(':scope > span > .word')?.textContent.includes(word);
      if (items[0].querySelector(':scope > .place')) return items.map(name).join(' ');
      if (name(items[0]).startsWith('tab ')) return '(' + items.map((item) => {
        const [key, star] = [name(item).slice(4), has(item, 'selected') ? '*' : ''];
        const isRoot = key === item.querySelector('.place > bdi').textContent;
        return isRoot ? wrapped(item) + star : key + star + ': ' + wrapped(item);
      }).join(' | ') + ')';
      return '[' + items.map((item) => item.querySelector(':scope > ul') ? inside(item) + (has(item, 'in front') ? '*' : '') : '.').join('|') + ']';
    };
    const wrapped = (item) => { const text = inside(item); return /^[(]|^\\[.*[|]/.test(text) ? text : '[' + text + ']'; };
    return [...list.children].map((layer, index) => {
      if (index === 0) return wrapped(layer);
      const style = layer.querySelector('bdi').textContent;
      return '{' + (style === 'sheet' ? '' : style + ': ') + inside(layer) + '}';
    }).join(' ');
  },
  trees: () => [...document.querySelectorAll('#trees .tree')].map((list) => check.notation(list)),
  marks: () => [...document.querySelectorAll('#trees .added, #trees .removed, #trees .changed, #trees .moved, #trees .focused')]
    .map((mark) => mark.textContent),
};
"""


def opened(browser, page, fragment=""):
    browser.visit(f"file://{page.path}{fragment}")
    browser.run(helpers)


def opens(browser, site):
    """A journal opens with all that is in it, and nothing else is loaded."""
    for name, page in site.journals.items():
        opened(browser, page)
        browser.press("Tab")
        if name in recorded:
            equal(browser.run("check.text('count')"), f"{page.navigations} listed", f"navigations of {name}")
            browser.run("document.getElementById('tab-records').click()")
            browser.settle()
            equal(browser.run("check.text('count')"), f"{page.records} listed", f"records of {name}")


def trees_are_those_of_the_log(browser, site):
    """The trees that the page makes of changes are those that the log prints."""
    for name in recorded:
        page = site.journals[name]
        expect(len(page.trees) > 5, f"the log of {name} has {len(page.trees)} trees")
        opened(browser, page)
        for line, tree in page.trees:
            browser.run(f"location.hash = '#line={line}'")
            browser.settle()
            equal(browser.run("check.trees()[1]"), tree, f"the tree after line {line} of {name}")


def keyboard_alone(browser, site):
    """All of it can be reached and done with the keyboard."""
    opened(browser, site.journals["faults"])
    order = []
    for _ in range(40):
        browser.press("Tab")
        order.append(browser.run("check.focused()"))
        if order[-1] in order[:-1]:
            break
    for stop in ("colours", "help-button", "overview", "search", "scale", "tab-navigations", "grid navigations"):
        expect(stop in order, f"Tab does not come to {stop}, but to {order}")
    browser.run("document.activeElement.blur()")
    while browser.run("check.focused()") != "grid navigations":
        browser.press("Tab")
    browser.press("Home", "ArrowDown", "j", "k")
    equal(browser.run("check.chosen()[1]"), "#2", "the navigation after two down and one up")
    active = browser.run("document.getElementById(check.list().getAttribute('aria-activedescendant'))?.ariaSelected")
    equal(active, "true", "the active row is the one that is chosen")
    browser.press("End")
    equal(browser.run("check.chosen()[1]"), f"#{site.journals['faults'].navigations}", "the last navigation")
    browser.press("Home", "Enter")
    equal(browser.run("check.focused()"), "details", "where Enter leads")
    browser.press("Escape")
    equal(browser.run("check.focused()"), "grid navigations", "where Escape leads")
    browser.press("n")
    first = browser.run("check.text('moment-line')")
    browser.press("n", "p")
    equal(browser.run("check.text('moment-line')"), first, "next and back among what went wrong")
    browser.press("r")
    equal(browser.run("check.focused()"), "grid records", "where the records of a navigation are")
    equal(browser.run("check.chosen()[2]"), "submit", "the first record of a navigation")
    browser.press("3")
    equal(browser.run("check.focused()"), "grid problems", "what went wrong")
    browser.press("Home")
    expect(browser.run("check.chosen()[2]") != "", "what went wrong first")
    browser.press("1", "/", "#", "3", "j")
    equal(browser.run("document.getElementById('search').value"), "#3j", "letters in a field are text")
    browser.press("Escape", "?")
    expect(browser.run("document.getElementById('help').open"), "the keys are shown")
    browser.press("Escape")
    browser.run("document.getElementById('overview').focus()")
    browser.press("Home", "ArrowRight")
    equal(browser.run("check.text('moment')"), "Navigation 2", "the moment of the overview")
    expect("navigation 2" in browser.run("document.getElementById('overview').ariaValueText"), "what the overview says")


def filters(browser, site):
    """Words and outcomes choose what is listed."""
    opened(browser, site.journals["faults"])
    browser.run("document.querySelector('#outcomes input[value=completed]').click()")
    browser.until("check.text('count').includes(' of ')")
    browser.settle()
    words = browser.run("check.rows().map((row) => row[3])")
    expect(words and "completed" not in words, f"outcomes that are listed: {words}")
    browser.run("document.querySelector('#filters [type=reset]').click()")
    browser.until("!check.text('count').includes(' of ')")
    browser.run("document.getElementById('search').focus()")
    browser.press(*"#3")
    browser.until("check.text('count').startsWith('1 of')")
    browser.settle()
    equal(browser.run("check.rows().map((row) => row[1])"), ["#3"], "what is found by its number")
    browser.press("Escape", "2")
    browser.run("document.querySelector('#filters [type=reset]').click()")
    browser.until("!check.text('count').includes(' of ')")
    browser.run("document.getElementById('search').focus()")
    browser.press(*"asked", " ", "w", "1")
    browser.until("check.text('count').includes(' of ')")
    browser.settle()
    equal(set(browser.run("check.rows().map((row) => row[2])")), {"asked"}, "kinds that are listed")


def comparing_and_links(browser, site):
    """Two moments are compared with what changed marked, and the address opens the same again."""
    page = site.journals["podcasts"]
    opened(browser, page)
    first, last = page.trees[0], page.trees[-1]
    browser.run(f"location.hash = '#line={first[0]}'")
    browser.settle()
    expect(any("added" in mark for mark in browser.run("check.marks()")), "what a push added is marked with a word")
    browser.run("check.list().focus()")
    browser.press("c", "End")
    browser.settle()
    equal(browser.run("check.trees()"), [first[1], last[1]], "the two trees")
    browser.run("document.getElementById('copy-link').click()")
    browser.until("document.getElementById('said').textContent.startsWith('Link')")
    equal(browser.run("check.text('said')"), "Link copied", "what is said")
    link = browser.run("navigator.clipboard.readText()").removeprefix(f"file://{page.path}")
    browser.until(f"location.hash === '{link}'")
    opened(browser, page, link)
    browser.settle()
    equal(browser.run("check.trees()"), [first[1], last[1]], "the two trees by the link")
    # A navigation's own link.
    begin = next(line for (_, number), line in page.begins.items() if number == 2)
    opened(browser, page, f"#navigation=2&line={begin}")
    equal(browser.run("check.text('moment')"), "Navigation 2", "the navigation by its link")


def second_chosen(browser):
    """Chooses the second navigation. Its time is read in whole, and where there is room nothing is below the page's end."""
    browser.run(helpers)
    browser.run("check.list().focus()")
    browser.press("ArrowDown", "ArrowDown")
    cut = browser.run("[...check.list().querySelectorAll('.sheet .row:not([hidden])')].map((row) => row.firstChild)"
                      ".filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent)")
    equal(cut, [], "times that are cut")
    expect(browser.run("innerWidth < 1280 || document.documentElement.scrollHeight <= innerHeight"), "the page is higher than its window")


def course_is_told(browser, site):
    """A navigation's guards with their answers, its steps and what went wrong."""
    opened(browser, site.journals["podcasts"])
    browser.run("check.list().focus()")
    browser.press("Home")
    texts = browser.run("check.text('course')")
    for _ in range(site.journals["podcasts"].navigations):
        browser.press("ArrowDown")
        texts += browser.run("check.text('course')") + "\n"
    for part in ("allow", "detour to", "guard", "commit", "step", "done"):
        expect(part in texts, f"no course tells of {part}")
    opened(browser, site.journals["faults"])
    browser.run("check.list().focus()")
    browser.press("3", "Home")
    problems = browser.run("check.rows().map((row) => row[2])")
    for part in ("failed", "timed out", "answered twice"):
        expect(part in problems, f"{part} is not among what went wrong: {problems}")


def hostile_text_stays_text(browser, site):
    """Nothing in a journal becomes markup, script or a character that hides."""
    opened(browser, site.journals["hostile"])
    scripts = browser.run("document.scripts.length")
    seen = ""
    for key in ("1", "2", "3"):
        browser.run("check.list().focus()")
        browser.press(key, "Home")
        for _ in range(30):
            browser.press("PageDown")
            seen += browser.run("document.documentElement.textContent.replace(document.getElementById('data-records').textContent, '')")
            seen += browser.run("[...document.querySelectorAll('[aria-label], [title]')].map((one) => one.ariaLabel + one.title).join()")
    equal(browser.run("window.broken"), None, "what ran")
    equal(browser.run("document.scripts.length"), scripts, "the number of scripts")
    equal(browser.run("document.querySelectorAll('img, iframe, object, embed, link, base, a:not(.skip)').length"), 0, "what came of markup")
    expect("onerror=" in seen and "</script>" in seen, "the hostile text is there to be read")
    hidden = re.findall("[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]", seen)
    equal(hidden, [], "characters that hide")
    # And even if something did, the policy would not let it run.
    browser.run("const made = document.createElement('script'); made.textContent = 'window.broken = 5'; document.body.append(made)")
    browser.run("document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=\"window.broken = 6\">')")
    browser.run("new Promise((done) => setTimeout(done, 100))")
    equal(browser.run("window.broken"), None, "what the policy let run")
    expect(any("Content Security Policy" in one for one in browser.complaints), "the policy refused")
    browser.complaints.clear()


def screen_readers(browser, site):
    """There is something of every role, and the lists say how long they are."""
    opened(browser, site.journals["faults"])
    browser.run("check.list().focus()")
    browser.press("ArrowDown")
    roles = browser.roles()
    for role in ("button", "combobox", "searchbox", "checkbox", "slider", "tab", "tabpanel", "grid", "row", "gridcell", "columnheader",
                 "list", "listitem", "status", "main", "search", "heading"):
        expect(role in roles, f"nothing is a {role}, but {sorted(roles)}")
    equal(browser.run("[...document.querySelectorAll('#trees ul')].filter((one) => one.role !== 'list').length"), 0,
          "lists without marks that do not say that they are lists")
    equal(browser.run("check.list().ariaRowCount"), str(site.journals["faults"].navigations + 1), "the rows that the list says")


def colours_are_chosen(browser, site):
    """The choice on the page goes before the preference of the system."""
    browser.prefer("dark")
    opened(browser, site.journals["faults"])
    ground = "getComputedStyle(document.body).backgroundColor"
    dark = browser.run(ground)
    browser.run("const c = document.getElementById('colours'); c.value = 'light'; c.dispatchEvent(new Event('change'))")
    expect(browser.run(ground) != dark, f"the ground stays {dark}")
    browser.prefer()


checks = [
    opens, trees_are_those_of_the_log, keyboard_alone, filters, comparing_and_links, course_is_told, hostile_text_stays_text,
    screen_readers, colours_are_chosen,
]
