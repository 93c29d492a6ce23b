/** Lays out, one part in each frame, what a page leaves out of its first paint (`after-load.ts` and `base.css` tell what that is). */
const rest = [...document.querySelectorAll<HTMLElement>('[data-brief] :is(main > section, body > footer)')]

function layOutNext(): void {
  const part = rest.shift()
  if (!part) return
  part.style.contentVisibility = 'visible'
  requestAnimationFrame(() => setTimeout(layOutNext))
}

layOutNext()

export {}
