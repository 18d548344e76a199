"""Drives a headless Chromium over its own protocol, through a pipe: nothing but Python is needed."""
import base64
import fcntl
import json
import os
import pathlib
import select
import shutil
import subprocess
import tempfile
import time

programs = ("chromium", "chromium-browser", "google-chrome")


def install():
    if not any(shutil.which(name) for name in programs):
        script = pathlib.Path(__file__).resolve().parent.parent / "install"
        subprocess.run([script, "chromium", "fonts-dejavu-core"], check=True)


class Failure(Exception):
    """An expectation that was not met."""


def expect(condition, message):
    if not condition:
        raise Failure(message)


def equal(found, expected, message):
    expect(found == expected, f"{message}: {found!r} instead of {expected!r}")


class Chromium:
    """A browser with one page. What the page logs and throws is kept in `complaints`."""

    def __init__(self, width=1280, height=860):
        program = next(name for name in programs if shutil.which(name))
        self.profile = tempfile.mkdtemp()
        to_browser, self.output = os.pipe()
        self.input, from_browser = os.pipe()

        def give():
            # The browser reads its orders from 3 and answers at 4. They may have just these numbers already.
            orders = fcntl.fcntl(to_browser, fcntl.F_DUPFD, 10)
            answers = fcntl.fcntl(from_browser, fcntl.F_DUPFD, 10)
            os.dup2(orders, 3)
            os.dup2(answers, 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--remote-debugging-pipe", f"--user-data-dir={self.profile}", "--no-first-run",
             "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-extensions", "--no-default-browser-check",
             "--disable-background-networking", "--disable-ipc-flooding-protection", "--force-color-profile=srgb", f"--window-size={width},{height}", "about:blank"],
            preexec_fn=give, close_fds=False, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.buffer = b""
        self.number = 0
        self.events = []
        self.complaints = []
        self.requests = []
        self.session = None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")
        self.resize(width, height)
        self.call("Browser.grantPermissions", isOfPage=False, permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.output)
        os.close(self.input)
        shutil.rmtree(self.profile, ignore_errors=True)

    # The protocol: messages of JSON with a zero byte after each.

    def receive(self, until):
        while b"\0" not in self.buffer:
            wait = until - time.monotonic()
            if wait <= 0 or not select.select([self.input], [], [], wait)[0]:
                raise Failure("the browser does not answer")
            piece = os.read(self.input, 1 << 20)
            if not piece:
                raise Failure("the browser is gone")
            self.buffer += piece
        message, _, self.buffer = self.buffer.partition(b"\0")
        return json.loads(message)

    def note(self, message):
        method, values = message.get("method"), message.get("params", {})
        if method == "Runtime.exceptionThrown":
            self.complaints.append(json.dumps(values["exceptionDetails"])[:600])
        elif method == "Runtime.consoleAPICalled" and values["type"] in ("error", "warning", "assert"):
            self.complaints.append(json.dumps(values["args"])[:600])
        elif method == "Log.entryAdded" and values["entry"]["level"] in ("error", "warning"):
            self.complaints.append(json.dumps(values["entry"])[:600])
        elif method == "Network.requestWillBeSent":
            self.requests.append(values["request"]["url"][:200])
        elif method == "Page.javascriptDialogOpening":
            # A page that asks before it is left is left.
            self.number += 1
            answer = {"id": self.number, "method": "Page.handleJavaScriptDialog", "params": {"accept": True}, "sessionId": self.session}
            os.write(self.output, json.dumps(answer).encode() + b"\0")
        self.events.append(message)

    def call(self, method, wait=60, isOfPage=True, **values):
        self.number += 1
        number = self.number
        message = {"id": number, "method": method, "params": values}
        if self.session and isOfPage:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        until = time.monotonic() + wait
        while True:
            answer = self.receive(until)
            if answer.get("id") != number:
                self.note(answer)
            elif "error" in answer:
                raise Failure(f"{method}: {answer['error']['message']}")
            else:
                return answer["result"]

    # The page.

    def visit(self, url):
        # Another fragment alone would not load the page again, and the page before would be taken for this one.
        self.call("Page.navigate", url="about:blank")
        self.until("location.protocol === 'about:'")
        self.requests.clear()
        self.events.clear()
        self.call("Page.navigate", url=url)
        self.until("document.readyState === 'complete' && location.protocol !== 'about:'")
        self.settle()

    def run(self, script, wait=60):
        try:
            result = self.call("Runtime.evaluate", wait=wait, expression=script, awaitPromise=True, returnByValue=True, userGesture=True)
        except Failure as failure:
            # A page that leads on at once has gone while it was asked.
            if "target navigated" not in str(failure):
                raise
            return self.run(script, wait)
        if "exceptionDetails" in result:
            raise Failure(f"{script[:200]}: {json.dumps(result['exceptionDetails'])[:600]}")
        return result["result"].get("value")

    def until(self, condition, seconds=20):
        end = time.monotonic() + seconds
        while not self.run(condition):
            if time.monotonic() > end:
                raise Failure(f"it never came to {condition}")
            time.sleep(0.02)

    def settle(self):
        """Lets the page draw what it has to."""
        self.run("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))")

    def click(self, element):
        """Clicks on the middle of what an expression finds, as a mouse does."""
        x, y = self.run(f"(() => {{ const one = {element}; one.scrollIntoView({{ block: 'center' }}); "
                        "const box = one.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; })()")
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)
        self.settle()

    def press(self, *keys):
        """Presses keys as a keyboard does, one after the other: `Tab`, `Tab+shift`, `z+control`."""
        codes = {"Enter": 13, "Escape": 27, "Tab": 9, "ArrowDown": 40, "ArrowUp": 38, "ArrowLeft": 37, "ArrowRight": 39,
                 "PageDown": 34, "PageUp": 33, "Home": 36, "End": 35, " ": 32}
        for key in keys:
            key, *held = key.split("+") if len(key) > 1 else [key]
            values = {"key": key, "modifiers": sum({"shift": 8, "control": 2}[one] for one in held)}
            if key in codes:
                values.update(windowsVirtualKeyCode=codes[key], code="Space" if key == " " else key)
                if key == "Enter":
                    values["text"] = "\r"
                elif key == " ":
                    values["text"] = " "
            elif not held:
                values["text"] = key
            self.call("Input.dispatchKeyEvent", type="keyDown", **values)
            self.call("Input.dispatchKeyEvent", type="keyUp", key=key)
        self.settle()

    def roles(self):
        """The names in the accessibility tree, by role. It is enabled only here, as a browser that keeps it works more."""
        self.call("Accessibility.enable")
        nodes = [node for node in self.call("Accessibility.getFullAXTree")["nodes"] if not node.get("ignored")]
        self.call("Accessibility.disable")
        roles = {}
        for node in nodes:
            roles.setdefault(node["role"]["value"], []).append(node.get("name", {}).get("value", ""))
        return roles

    def prefer(self, scheme=""):
        """Asks for light or dark colours, or for no longer either."""
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}] if scheme else [])

    def resize(self, width=1280, height=860):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def picture(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))
