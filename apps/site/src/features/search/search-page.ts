import { fillPicture, fillTemplate } from '~/lib/fill-template.ts'
import { loadEngine } from './load-engine.ts'
import { type SearchSection, sectionsOf, tellingResults } from './result-groups.ts'
import { kindLabels, kindNames, searchText } from './search.fi.ts'
import type { SearchResult } from './search-engine.ts'
import { showPieces } from './shown-pieces.ts'

/** Most results on a page of their own: no guide that a common word finds is left out. */
const PAGE_LIMIT = 24
/** So many sections are worth a link to each. */
const FEWEST_JUMPS = 3
/** So many rows of a section are seen at once. */
const SHOWN = 6

const idOf = (section: SearchSection) => `tulokset-${section}`
const labelOf = (section: SearchSection) => (section === 'rest' ? searchText.rest : kindLabels[section])

/** How the results of a section look. */
const LOOKS = { product: 'card', appliance: 'answer', question: 'row', rest: 'row' } as const satisfies Record<
  SearchSection,
  string
>
type Look = (typeof LOOKS)[SearchSection]

/** Searches for `?q=` at once, and again while one types; the address follows. */
class SearchPage extends HTMLElement {
  connectedCallback() {
    const input = this.querySelector('input')
    if (!input) return
    input.value = new URLSearchParams(location.search).get('q') ?? ''
    input.addEventListener('input', () => void this.#search(input))
    this.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault()
      void this.#search(input)
    })
    void this.#search(input)
  }

  async #search(input: HTMLInputElement) {
    const query = input.value.trim()
    history.replaceState(history.state, '', query ? `?${new URLSearchParams({ q: query })}` : location.pathname)
    if (query.length < 2) return this.#show('', [], false)
    try {
      const search = await loadEngine(this.dataset.index ?? '', this.dataset.passages)
      if (query !== input.value.trim()) return
      const found = tellingResults(search(query, PAGE_LIMIT))
      this.#show(found.length ? searchText.found(found.length) : searchText.none, found, found.length === 0)
    } catch {
      this.#show(searchText.failed, [], false)
    }
  }

  #show(status: string, found: readonly SearchResult[], empty: boolean) {
    const query = this.querySelector('input')?.value.trim() ?? ''
    this.querySelector('[data-heading]')?.replaceChildren(searchText.titleOf(query))
    const told = this.querySelector('[data-status]')
    told?.replaceChildren(status)
    // What is not found is told larger below.
    told?.classList.toggle('sr-only', empty)
    const sections = sectionsOf(found)
    this.#showJumps(sections)
    this.querySelector('[data-results]')?.replaceChildren(
      ...sections.map(({ section, results }) => {
        const look = LOOKS[section]
        const box = fillTemplate(this.#template('data-group', look), { label: labelOf(section) })
        box.id = idOf(section)
        const items = results.map((result) => this.#item(look, result, section))
        const [seen, rest = seen] = box.querySelectorAll('ul')
        seen?.append(...items.splice(0, SHOWN))
        rest?.append(...items)
        return box
      }),
    )
    const parts: [string, boolean][] = [
      ['[data-empty]', empty],
      ['[data-suggestions]', found.length === 0],
      ['[data-ask]', found.length > 0],
      ['[data-examples]', found.length === 0],
    ]
    for (const [part, shown] of parts) this.querySelector(part)?.toggleAttribute('hidden', !shown)
  }

  #item(look: Look, result: SearchResult, section: SearchSection): HTMLElement {
    const { title, href, summary, price = '', figures = [], picture = '', pieces } = result
    const kind = section === 'rest' ? kindNames[result.kind] : ''
    const item = fillTemplate(this.#template('data-result', look), { title, summary, price, kind })
    item.dataset.kind = result.kind
    fillPicture(item, picture, '')
    item.querySelector('a')?.setAttribute('href', href)
    showPieces(item, pieces)
    item
      .querySelector('[data-figures]')
      ?.append(
        ...figures.map(({ label, value, unit = '' }) =>
          fillTemplate(this.#template('data-figure'), { label, value, unit }),
        ),
      )
    // Its figures tell more than a sentence that was cut out of its page.
    if (figures.length > 0) item.querySelector('[data-part="summary"]')?.remove()
    return item
  }

  /** Links to the sections, where there are so many that one does not see them all. */
  #showJumps(sections: ReturnType<typeof sectionsOf>) {
    const place = this.querySelector('[data-groups]')
    const pattern = this.querySelector<HTMLTemplateElement>('template[data-jump]')
    if (!place || !pattern) return
    place.replaceChildren(
      ...sections.map(({ section, results }) => {
        const link = fillTemplate(pattern, { label: labelOf(section), count: String(results.length) })
        link.setAttribute('href', `#${idOf(section)}`)
        return link
      }),
    )
    place.toggleAttribute('hidden', sections.length < FEWEST_JUMPS)
  }

  #template(name: 'data-group' | 'data-result' | 'data-figure', look = ''): HTMLTemplateElement {
    const template = this.querySelector(`template[${name}="${look}"]`)
    if (!(template instanceof HTMLTemplateElement)) throw new Error(`No template for ${name} ${look}`)
    return template
  }
}

customElements.define('search-page', SearchPage)
