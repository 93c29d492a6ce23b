/**
 * Puts the parts in their places that a page is built without, because nothing of them is seen or works before its scripts
 * (templates, and what is marked `data-later`): the page's own script, which this comes first in, finds the page whole.
 */
const LATER = 'template:not([data-astro-template]), [data-later]'
const AGAIN_MS = 1000
const address = document.querySelector<HTMLElement>('script[data-parts]')?.dataset.parts

const readParts = async (from: string): Promise<string[]> => (await fetch(from)).json()
const pause = (ms?: number) => new Promise((goOn) => setTimeout(goOn, ms))

if (address) {
  try {
    const parts = await readParts(address).catch(() => pause(AGAIN_MS).then(() => readParts(address)))
    for (const [place, element] of document.querySelectorAll(LATER).entries()) {
      element.innerHTML = parts[place] ?? ''
      // A phone does something else in between: nothing listens yet, and what is done is held.
      await pause()
    }
  } catch {
    // What stands in the page works without them, and what does not tells so.
    document.documentElement.dataset.away = ''
  }
}
// What scripts do at once looks as it should from the beginning.
await window.styled

export {}
