/**
 * Puts the parts in their places that a page is built without, because nothing of them is seen or works before its scripts
 * (templates, and what is marked `data-later`): the page's own script, which this comes first in, finds the page whole.
 */
const LATER = 'template:not([data-astro-template]), [data-later]'
const address = document.querySelector<HTMLElement>('script[data-parts]')?.dataset.parts
if (address) {
  try {
    const parts: string[] = await (await fetch(address)).json()
    for (const [place, element] of document.querySelectorAll(LATER).entries()) {
      element.innerHTML = parts[place] ?? ''
      // A phone does something else in between: nothing listens yet, and what is done is held.
      await new Promise((goOn) => setTimeout(goOn))
    }
  } catch {
    // What stands in the page works without them.
  }
}

export {}
