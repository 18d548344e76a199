import Trails
import Waymark
import WaymarkJournal
import WaymarkTesting

// A recording host stands in for the screen, and the lines below it for a tester's taps.
let session = Session()
let router = makeRouter(session)
let journal = try Journal(to: "session.jsonl")
router.record(in: journal, routes: .full)
let host = RecordingHost<AppRoute>()
host.attach(to: router)

router.push(.logbook(trail: 2))
session.name = "Ada"
router.finishDetour()
journal.close()
