"""Checks of traces of journals, by the rules of Perfetto's and Chrome's viewers, which say nothing where they are not."""
import json

from chromium import equal


def faults(events):
    """What is wrong with a trace: spans that do not nest, steps that overlap, times that go back, and tracks without a name."""
    last, spans, ends, named, used = 0, {}, {}, set(), set()
    for event in events:
        phase, process, thread = event["ph"], event["pid"], event["tid"]
        if phase == "M":
            named.add((event["name"], process, thread if event["name"] == "thread_name" else None))
            continue
        used |= {("process_name", process, None), ("thread_name", process, thread)}
        if event["ts"] < last:
            yield f"{event} comes after {last}"
        last = event["ts"]
        stack = spans.setdefault((process, event.get("cat"), event.get("id")), [])
        if phase == "b":
            stack.append(event["name"])
        elif phase == "e" and (not stack or stack.pop() != event["name"]):
            yield f"{event} ends another span than the innermost"
        elif phase == "n" and not stack:
            yield f"{event} is in no span"
        elif phase == "X":
            if event["dur"] < 0 or last < ends.get((process, thread), 0):
                yield f"{event} overlaps the one before it"
            ends[process, thread] = last + event["dur"]
    yield from (f"{key} has spans without an end: {stack}" for key, stack in spans.items() if stack)
    yield from (f"{missing} is missing" for missing in used - named)


def traces_keep_the_format_s_rules(_, pages):
    for name, page in pages.items():
        equal([*faults(json.loads(page.trace)["traceEvents"])], [], f"what is wrong with the trace of {name}")


checks = [traces_keep_the_format_s_rules]
