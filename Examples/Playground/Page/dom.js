/// Makes an element. Text is always text: nothing that a reader types is read as HTML.
export function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === false) continue;
    if (key === "class") made.className = value;
    else if (key === "onclick") made.addEventListener("click", value);
    else made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children.filter((child) => child !== undefined));
  return made;
}

/// Text that only a screen reader has.
export const spoken = (text) => element("span", { class: "unseen" }, text);
