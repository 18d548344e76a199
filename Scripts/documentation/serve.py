"""Serves the built site on a local port, under the path that it was built for."""
import functools
import http.server
import threading
import urllib.parse


class Handler(http.server.SimpleHTTPRequestHandler):
    def __init__(self, *arguments, base="", **values):
        self.base = base
        super().__init__(*arguments, **values)

    def translate_path(self, path):
        path = urllib.parse.urlsplit(path).path
        return super().translate_path(path.removeprefix(self.base) if self.base else path)

    def log_message(self, *_):
        pass


def server(folder, port=0, base=""):
    """A server on a port, another one's choice where that is 0; its address is in `address`."""
    made = http.server.ThreadingHTTPServer(("127.0.0.1", port), functools.partial(Handler, directory=str(folder), base=base))
    made.daemon_threads = True
    made.address = f"http://localhost:{made.server_address[1]}{base}"
    return made


def beside(folder, base=""):
    """Serves in a thread, until `shutdown()`."""
    made = server(folder, 0, base)
    threading.Thread(target=made.serve_forever, daemon=True).start()
    return made


def forever(folder, port, base):
    made = server(folder, port, base)
    print(f"{made.address}/ shows it; Control-C ends", flush=True)
    try:
        made.serve_forever()
    except KeyboardInterrupt:
        pass
