import { fillPicture, fillTemplate } from '~/lib/fill-template.ts'
import { loadEngine } from './load-engine.ts'
import { groupResults, type ResultGroup, tellingResults } from './result-groups.ts'
import { kindLabels, type SearchKind, searchText } from './search.fi.ts'
import type { SearchResult } from './search-engine.ts'
import { showPieces } from './shown-pieces.ts'

/** Most results on a page of their own: no guide that a common word finds is left out. */
const PAGE_LIMIT = 24
/** So many groups are worth a link to each. */
const FEWEST_JUMPS = 3

const idOf = (kind: SearchKind) => `tulokset-${kind}`

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
    this.querySelector('[data-status]')?.replaceChildren(status)
    const groups = groupResults(found)
    this.#showJumps(groups)
    this.querySelector('[data-results]')?.replaceChildren(
      ...groups.map(({ kind, results }) => {
        const look = kind === 'product' ? 'card' : 'row'
        const section = fillTemplate(this.#template('group', look), { label: kindLabels[kind] })
        section.id = idOf(kind)
        section.querySelector('ul')?.append(...results.map((result) => itemOf(this.#template('result', look), result)))
        return section
      }),
    )
    const parts: [string, boolean][] = [
      ['[data-empty]', empty],
      ['[data-suggestions]', found.length === 0],
      ['[data-ask]', found.length > 0],
    ]
    for (const [part, shown] of parts) this.querySelector(part)?.toggleAttribute('hidden', !shown)
  }

  /** Links to the groups, where there are so many that one does not see them all. */
  #showJumps(groups: readonly ResultGroup[]) {
    const place = this.querySelector('[data-groups]')
    const pattern = this.querySelector<HTMLTemplateElement>('template[data-jump]')
    if (!place || !pattern) return
    place.replaceChildren(
      ...groups.map(({ kind, results }) => {
        const link = fillTemplate(pattern, { label: kindLabels[kind], count: String(results.length) })
        link.setAttribute('href', `#${idOf(kind)}`)
        return link
      }),
    )
    place.toggleAttribute('hidden', groups.length < FEWEST_JUMPS)
  }

  #template(name: 'group' | 'result', look: 'card' | 'row'): HTMLTemplateElement {
    const template = this.querySelector(`template[data-${name}="${look}"]`)
    if (!(template instanceof HTMLTemplateElement)) throw new Error(`No template for ${name} ${look}`)
    return template
  }
}

function itemOf(template: HTMLTemplateElement, result: SearchResult): HTMLElement {
  const { title, href, summary, price = '', picture = '', pieces } = result
  const item = fillTemplate(template, { title, summary, price })
  fillPicture(item, picture, '')
  item.querySelector('a')?.setAttribute('href', href)
  showPieces(item, pieces)
  return item
}

customElements.define('search-page', SearchPage)
