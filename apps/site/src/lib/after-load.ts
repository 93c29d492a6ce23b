/**
 * The one script that stands in a page itself: once the page has loaded and been painted, or somebody touches it, it loads the page's own scripts
 * and the styles of what is not seen at first. What is done before is held, and told to them by `tell-again.ts`.
 * Built into every page by `scripts/page-scripts.ts`.
 */
const { scripts = '', styles } = document.currentScript?.dataset ?? {}
window.held = []
// Where one comes to another place of the page than its beginning, all above that place has to be there.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
const { dataset } = document.documentElement
if (visit?.type === 'navigate' && !location.hash) {
  dataset.brief = ''
  dataset.still = ''
}
// Nobody needs the pictures of the next screens before they move (`far-pictures.css`); then they come as lazy ones do.
for (const type of ['scroll', 'pointermove', 'pointerdown', 'focusin', 'beforeprint'])
  addEventListener(type, () => delete dataset.still, { once: true })
let begin = () => {
  begin = () => {}
  if (styles) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles })
    window.styled = new Promise((done) => {
      link.onload = link.onerror = done
    })
    document.head.append(link)
  }
  for (const url of scripts.split(' ')) import(url).catch(letGo)
}

/** Where a script does not come, forms are sent as they are without scripts, and what needs it tells so. */
function letGo() {
  const sent = window.held?.find(({ type }) => type === 'submit')
  window.held = undefined
  dataset.away = ''
  if (sent) (sent.target as HTMLFormElement).submit()
}

function hold(event: Event) {
  if (window.held?.push(event) && event.type === 'submit') event.preventDefault()
  begin()
}

for (const type of ['pointerdown', 'click', 'input', 'change', 'keydown', 'submit']) addEventListener(type, hold, true)
const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(() => begin())
// What has loaded has not been painted yet, and that comes first. Some browsers, and tabs that nobody sees, tell nothing of it or of rest.
function whenPainted() {
  new PerformanceObserver(whenIdle).observe({ type: 'paint', buffered: true })
  setTimeout(() => begin(), 2000)
}
if (document.readyState === 'complete') whenPainted()
else addEventListener('load', whenPainted)
