/** Does something once the page has loaded, and all of its scripts: they may come after it. */
export function whenLoaded(act: () => unknown): void {
  if (document.readyState === 'complete') setTimeout(act)
  else addEventListener('load', () => act(), { once: true })
}
