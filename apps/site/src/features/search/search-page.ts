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

/** The heading of a section: appliances beside the one that was looked for are others. */
function labelOf(section: SearchSection, hasAnswer: boolean): string {
  if (section === 'rest') return searchText.rest
  if (section === 'answer') return kindNames.appliance
  return section === 'appliance' && hasAnswer ? searchText.otherAppliances : kindLabels[section]
}

/** How the results of a section look. */
const LOOKS = {
  product: 'card',
  answer: 'answer',
  appliance: 'row',
  question: 'row',
  rest: 'row',
} as const satisfies Record<SearchSection, string>
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
    const sections = sectionsOf(found).map(({ section, results }, _, all) => {
      const hasAnswer = all.some((other) => other.section === 'answer')
      return { section, results, label: labelOf(section, hasAnswer) }
    })
    this.#showJumps(sections)
    this.querySelector('[data-results]')?.replaceChildren(
      ...sections.map(({ section, results, label }) => {
        const look = LOOKS[section]
        const more = searchText.more(results.length - SHOWN)
        const box = fillTemplate(this.#template('data-group', look), { label, more })
        box.id = idOf(section)
        const items = results.map((result) => this.#item(look, result, section))
        const [seen, rest = seen] = box.querySelectorAll('ul')
        // A single one more is not worth a button.
        seen?.append(...items.splice(0, items.length > SHOWN + 1 ? SHOWN : items.length))
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
    const { title, href, summary, price = '', figures = [], way, pieces } = result
    const kind = section === 'rest' ? kindNames[result.kind] : ''
    const item = fillTemplate(this.#template('data-result', look), {
      title,
      summary,
      price,
      kind,
      way: way?.label ?? '',
    })
    item.dataset.kind = result.kind
    showPicture(item, result)
    item.querySelector('[data-part="way"]')?.setAttribute('href', way?.href ?? href)
    item.querySelector('a')?.setAttribute('href', href)
    showPieces(item, pieces)
    const place = item.querySelector('[data-figures]')
    if (!place || figures.length === 0) return item
    place.append(
      ...figures.map(({ label, value, unit = '' }) =>
        fillTemplate(this.#template('data-figure'), { label, value, unit }),
      ),
    )
    // Its figures tell more than a sentence that was cut out of its page.
    item.querySelector('[data-part="summary"]')?.remove()
    return item
  }

  /** Links to the sections, where there are so many that one does not see them all. */
  #showJumps(sections: { section: SearchSection; results: SearchResult[]; label: string }[]) {
    const place = this.querySelector('[data-groups]')
    const pattern = this.querySelector<HTMLTemplateElement>('template[data-jump]')
    if (!place || !pattern) return
    place.replaceChildren(
      ...sections.map(({ section, results, label }) => {
        const link = fillTemplate(pattern, { label, count: String(results.length) })
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

/** The picture of a result; on a dark screen its dark variant, or dimmed where it has none and would glare. */
function showPicture(item: HTMLElement, { picture = '', dark, isBright }: SearchResult): void {
  const source = item.querySelector('source')
  if (dark) source?.setAttribute('srcset', dark)
  else source?.remove()
  item.querySelector('img')?.toggleAttribute('data-bright', isBright === true)
  fillPicture(item, picture, '')
}

customElements.define('search-page', SearchPage)
