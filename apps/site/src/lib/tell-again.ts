import { putBack } from './held-fields.ts'

declare global {
  interface Window {
    /** What was done on a page before its scripts were there (`after-load.ts`); undefined where they are, or never come. */
    held?: Event[] | undefined
    /** The styles of what scripts do have come, or do not. */
    styled?: Promise<unknown>
  }
}

/** What the last part of a page's script tells the parts before it: a button that was pressed, a field, a form, the key of the search. */
function tellAgain(event: Event) {
  const { type, target } = event
  if (!(target instanceof HTMLElement || target instanceof SVGElement)) return
  // What was told before may have drawn it anew.
  putBack.get(target)?.()
  if (type === 'click') target.closest<HTMLElement>('[type=button]:not([popovertarget])')?.click()
  else if (event instanceof SubmitEvent) (target as HTMLFormElement).requestSubmit(event.submitter)
  else if (type === 'input' && isTickOfIsland(target)) {
    target.checked = !target.checked
    target.click()
  } else if (type === 'input' || type === 'change' || (event instanceof KeyboardEvent && event.key === '/'))
    target.dispatchEvent(Reflect.construct(event.constructor, [type, event]))
}

/** React heeds how a box is ticked by its click. */
const isTickOfIsland = (target: Element): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'checkbox' && target.closest('astro-island') !== null

/** An island knows what to do with it once it is awake, and says so. */
const awake = (island: Element) =>
  new Promise((woken) => island.addEventListener('island-awake', woken, { once: true }))

async function tellHeld() {
  await Promise.all([...document.querySelectorAll('astro-island[ssr]')].map(awake))
  const { held = [] } = window
  window.held = undefined
  for (const put of putBack.values()) put()
  const isFirst = ({ type, target }: Event, place: number) =>
    held.findIndex((other) => other.type === type && other.target === target) === place
  for (const event of held.filter(isFirst)) {
    tellAgain(event)
    // An island heeds what it is told before the next.
    await undefined
  }
}

void tellHeld()
