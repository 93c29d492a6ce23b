import { matchesWords } from './matches-words.ts'

/**
 * Hides the questions that do not have the typed words in them or in their answers, the sections that are left without any, and,
 * as long as something is typed, the first answers.
 */
class FaqSearch extends HTMLElement {
  connectedCallback() {
    const input = this.querySelector('input')
    input?.addEventListener('input', () => this.#filter(input.value))
    if (input?.value) this.#filter(input.value)
  }

  #filter(typed: string) {
    const questions = [...this.querySelectorAll('details')]
    for (const question of questions) question.hidden = !matchesWords(question.textContent, typed)
    for (const section of this.querySelectorAll('section')) {
      section.hidden = section.querySelector('details:not([hidden])') === null
    }
    this.querySelector('[data-first]')?.toggleAttribute('hidden', typed.trim() !== '')
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
