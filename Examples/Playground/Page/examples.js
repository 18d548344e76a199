/// Trees to start from.
export const examples = [
  ["A stack", "[home news article(5)]"],
  ["Tabs", "([home article(5)]* | search: [search?tea results] | [profile])"],
  ["Columns", "[inbox|message(1) reply*|.]"],
  ["Modals", "[home] {settings appearance} {alert: discard}"],
  ["All of it", "(mail*: [inbox|message(1)*|.] | [contacts contact(7)]) {fullScreen: compose} {picker}"],
];
