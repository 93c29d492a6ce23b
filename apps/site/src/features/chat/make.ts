type Attributes = Record<string, string | boolean | ((event: Event) => void)>

/**
 * Makes an element: texts become text nodes, never markup; a function is the handler of its event (`onclick`), `true` an
 * attribute without a value.
 */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name.slice(2), value)
    else if (value !== false) made.setAttribute(name, value === true ? '' : value)
  }
  made.append(...children)
  return made
}

/** A button with a word, or with a sign whose word is its name. */
export const button = (label: string, onclick: () => void, more: Attributes = {}, sign?: Node) =>
  make(
    'button',
    { type: 'button', onclick, ...(sign && { 'aria-label': label, title: label }), ...more },
    sign ?? label,
  )

const SVG = 'http://www.w3.org/2000/svg'

/** A small line drawing from one path, as decoration. */
export function sign(path: string): SVGElement {
  const drawing = document.createElementNS(SVG, 'svg')
  drawing.setAttribute('viewBox', '0 0 24 24')
  drawing.setAttribute('aria-hidden', 'true')
  const line = document.createElementNS(SVG, 'path')
  line.setAttribute('d', path)
  drawing.append(line)
  return drawing
}
