import { matchesWords } from './matches-words.ts'

/**
 * Hides the questions that do not have the typed words in them or in their answers, and the sections that are left without any.
 * What is found is in sight as one types; the button goes down to it.
 */
class FaqSearch extends HTMLElement {
  connectedCallback() {
    const input = this.querySelector('input')
    input?.addEventListener('input', () => this.#filter(input.value))
    if (input?.value) this.#filter(input.value)
    this.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault()
      this.querySelector('section:not([hidden])')?.scrollIntoView()
    })
  }

  #filter(typed: string) {
    const questions = [...this.querySelectorAll<HTMLElement>('[data-question]')]
    for (const question of questions) question.hidden = !matchesWords(question.textContent, typed)
    for (const section of this.querySelectorAll('section')) {
      section.hidden = section.querySelector('[data-question]:not([hidden])') === null
    }
    const left = questions.filter(({ hidden }) => !hidden).length
    this.querySelector('[data-status]')?.replaceChildren(typed.trim() ? this.#told(left) : '')
  }

  #told(count: number): string {
    const { one = '', many = '', none = '' } = this.dataset
    if (count === 0) return none
    return count === 1 ? one : many.replace('{count}', String(count))
  }
}

customElements.define('faq-search', FaqSearch)
