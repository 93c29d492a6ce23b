const STORED = 'articleFeedback'

type Choice = 'yes' | 'no'

/** Asks once whether an article helped, thanks, and logs the choice in this browser only. */
class ArticleFeedback extends HTMLElement {
  connectedCallback() {
    const ask = this.querySelector<HTMLElement>('[data-ask]')
    if (!ask) return
    ask.hidden = false
    this.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-helpful]') : null
      if (!button) return
      const choice: Choice = button.dataset.helpful === 'yes' ? 'yes' : 'no'
      logChoice(this.dataset.slug ?? '', choice)
      ask.hidden = true
      this.#thank(choice)
    })
  }

  #thank(choice: Choice) {
    const thanks = this.querySelector<HTMLElement>('[data-thanks]')
    if (!thanks) return
    thanks.textContent = thanks.dataset[choice] ?? ''
    thanks.focus()
  }
}

/** Keeps the last choice for each article. A browser that allows no storage keeps nothing. */
function logChoice(slug: string, choice: Choice) {
  try {
    const logged: Record<string, Choice> = JSON.parse(localStorage.getItem(STORED) ?? '{}')
    localStorage.setItem(STORED, JSON.stringify({ ...logged, [slug]: choice }))
  } catch (error) {
    if (!(error instanceof DOMException || error instanceof SyntaxError)) throw error
  }
}

customElements.define('article-feedback', ArticleFeedback)
