// Begins with a byte order mark, ends lines as Windows does: é 👩‍👩‍👧.
import Waymark

func wait(_ router: Router<AppRoute>) async {
  let word = "é 👩‍👩‍👧"; await router.settled; print(word)
}
