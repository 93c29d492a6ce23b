/**
 * A copy of a template's content with its parts filled: the text of `name` goes into `[data-part="name"]`. A part without
 * text is hidden.
 */
export function fillTemplate(template: HTMLTemplateElement, texts: Record<string, string>): HTMLElement {
  const copy = template.content.firstElementChild?.cloneNode(true)
  if (!(copy instanceof HTMLElement)) throw new Error('A template holds one element')
  for (const [name, text] of Object.entries(texts)) {
    for (const part of copy.querySelectorAll<HTMLElement>(`[data-part="${name}"]`)) {
      part.textContent = text
      part.hidden = text === ''
    }
  }
  return copy
}

/** Shows a picture by its address where a template has one; without an address, or when it cannot be fetched, the frame stays empty. */
export function fillPicture(copy: HTMLElement, url: string, alt: string): void {
  const image = copy.querySelector('img[data-part="picture"]')
  if (!(image instanceof HTMLImageElement)) return
  image.alt = alt
  image.addEventListener('error', () => image.remove())
  if (url) image.src = url
  else image.remove()
}

/** Puts a moment (ISO 8601) and its words where a template has them: a built page cannot hold a time without its moment. */
export function fillTime(copy: HTMLElement, name: string, moment: string, words: string): void {
  const time = document.createElement('time')
  time.dateTime = moment
  time.textContent = words
  copy.querySelector(`[data-part="${name}"]`)?.replaceChildren(time)
}
