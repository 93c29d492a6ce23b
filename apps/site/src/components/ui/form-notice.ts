import { mistakesClass } from './field.recipe.ts'

/** Tells at the head of a form what keeps it from being sent, until it is sent again: a message at the edge of the screen passes. */
export function tellInForm(form: HTMLFormElement, ...sentences: (string | undefined)[]): HTMLElement {
  hushForm(form)
  const notice = document.createElement('p')
  notice.className = `col-span-full w-full ${mistakesClass}`
  notice.tabIndex = -1
  notice.dataset.notice = ''
  notice.textContent = sentences.filter(Boolean).map(ended).join(' ')
  form.prepend(notice)
  return notice
}

/** Takes back what was told. */
export function hushForm(form: HTMLFormElement): void {
  form.querySelector('[data-notice]')?.remove()
}

/** Titles and short texts of messages have no full stop of their own. */
const ended = (sentence = '') => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)
