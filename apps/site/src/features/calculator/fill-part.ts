/** Writes a text into `[data-part]` below an element; a part without text is hidden. */
export function fillPart(root: ParentNode, part: string, text: string): void {
  const element = root.querySelector<HTMLElement>(`[data-part="${part}"]`)
  if (!element) return
  if (element.textContent !== text) element.textContent = text
  element.hidden = text === ''
}
