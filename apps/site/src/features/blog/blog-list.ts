import type { BlogPostSummary } from '@arkpax/schema/blog'
import { fillTemplate } from '~/lib/fill-template.ts'
import { putInOrder } from '~/lib/put-in-order.ts'
import { setField } from '~/lib/set-field.ts'
import { whenLoaded } from '~/lib/when-loaded.ts'
import { wholeList } from '~/lib/whole-list.ts'
import {
  commonTags,
  filterFromQuery,
  isFiltering,
  type ListedPost,
  matches,
  type PostFilter,
  queryOfFilter,
} from './filter-posts.ts'
import { summaryText } from './list-summary.fi.ts'
import { fillPostCard } from './post-card.ts'

/** Cards shown at first: the leading one and two rows of two. */
const FIRST = 5

/** How many 'load more' adds. */
const STEP = 4

/** Filters the cards, keeps the state in the address, adds the server's posts and shows them a few at a time. */
class BlogList extends HTMLElement {
  #room = FIRST

  connectedCallback() {
    this.#show(filterFromQuery(location.search))
    this.#form?.addEventListener('input', () => this.#change())
    this.#form?.addEventListener('submit', (event) => event.preventDefault())
    this.addEventListener('click', ({ target }) => target instanceof Element && this.#onClick(target))
    whenLoaded(async () => this.#takeIn(await wholeList('GET /api/blog')))
  }

  get #form() {
    return this.querySelector<HTMLFormElement>('[data-filters]')
  }

  get #tagChoice() {
    return this.querySelector<HTMLSelectElement>('select[name="tagi"]')
  }

  get #cards() {
    return [...this.querySelectorAll<HTMLElement>('[data-post]')]
  }

  #filter(): PostFilter {
    const fields = new FormData(this.#form ?? undefined)
    const text = (name: string) => String(fields.get(name) ?? '')
    return { search: text('haku'), category: text('kategoria'), tag: text('tagi') }
  }

  #onClick(target: Element) {
    const tag = target.closest<HTMLElement>('[data-tag]')?.dataset.tag
    if (tag) {
      this.#chooseTag(this.#filter().tag === tag ? '' : tag)
      this.#change()
    } else if (target.closest('[data-clear]')) {
      this.#show({ search: '', category: '', tag: '' })
      this.#change()
      this.querySelector<HTMLElement>('[name="haku"]')?.focus()
    } else if (target.closest('[data-more]')) {
      const next = this.#cards.filter((card) => !card.hidden).length
      this.#room += STEP
      this.#apply()
      this.#cards
        .filter((card) => !card.hidden)
        [next]?.querySelector<HTMLElement>('h3 a')
        ?.focus()
    }
  }

  #show({ search, category, tag }: PostFilter) {
    setField(this.#form, 'haku', search)
    setField(this.#form, 'kategoria', category)
    this.#chooseTag(tag)
    this.#apply()
  }

  /** A tag that is not among the commonest joins the choice. */
  #chooseTag(tag: string) {
    const choice = this.#tagChoice
    if (choice && ![...choice.options].some(({ value }) => value === tag)) choice.append(new Option(tag, tag))
    setField(this.#form, 'tagi', tag)
  }

  #change() {
    this.#room = FIRST
    this.#apply()
    history.replaceState(null, '', location.pathname + queryOfFilter(this.#filter()))
  }

  #apply() {
    const filter = this.#filter()
    const found = this.#cards.filter((card) => matches(listed(card), filter))
    for (const card of this.#cards) card.hidden = found.indexOf(card) < 0 || found.indexOf(card) >= this.#room
    for (const button of this.querySelectorAll<HTMLElement>('[data-tag]')) {
      button.ariaPressed = String(button.dataset.tag === filter.tag)
    }
    this.querySelector('[data-empty]')?.toggleAttribute('hidden', found.length > 0)
    this.querySelector('[data-more]')?.toggleAttribute('hidden', found.length <= this.#room)
    this.#sumUp(filter, found.length)
  }

  #sumUp(filter: PostFilter, count: number) {
    const search = filter.search.trim()
    const parts = [
      summaryText.count(count),
      search && summaryText.searched(search),
      filter.category,
      filter.tag && summaryText.tagged(filter.tag),
    ]
    this.querySelector('[data-summary]')?.toggleAttribute('hidden', !isFiltering(filter))
    const text = this.querySelector('[data-summary-text]')
    if (text) text.textContent = parts.filter(Boolean).join(' · ')
  }

  /** A server post comes in, in place of a built-in one of its slug; the newest stands first. Without the API the page stands as built. */
  #takeIn(posts: readonly BlogPostSummary[] = []) {
    const pattern = this.querySelector<HTMLTemplateElement>('[data-pattern="card"]')
    if (posts.length === 0 || !pattern) return
    for (const post of posts) {
      this.querySelector(`[data-post="${CSS.escape(post.slug)}"]`)?.remove()
      this.querySelector('[data-cards]')?.append(fillPostCard(pattern, post))
    }
    const byDate = this.#cards.toSorted((a, b) => listed(b).date.localeCompare(listed(a).date))
    putInOrder(this.querySelector('[data-cards]'), byDate)
    this.#offerCategories()
    this.#offerTags()
    this.#show({ ...filterFromQuery(location.search), search: this.#filter().search })
  }

  #offerCategories() {
    const pattern = this.querySelector<HTMLTemplateElement>('[data-pattern="category"]')
    if (!pattern) return
    for (const { category } of this.#cards.map(listed)) {
      if (this.querySelector(`[name="kategoria"][value="${CSS.escape(category)}"]`)) continue
      const choice = fillTemplate(pattern, { label: category })
      choice.querySelector('input')?.setAttribute('value', category)
      this.querySelector('[data-categories]')?.append(choice)
    }
  }

  #offerTags() {
    const [all] = this.#tagChoice?.options ?? []
    const tags = commonTags(this.#cards.map(listed)).map((tag) => new Option(tag, tag))
    if (all) this.#tagChoice?.replaceChildren(all, ...tags)
  }
}

function listed({ dataset }: HTMLElement): ListedPost {
  const { title = '', excerpt = '', author = '', category = '', date = '', tags = '[]' } = dataset
  return { title, excerpt, author, category, date, tags: JSON.parse(tags) }
}

customElements.define('blog-list', BlogList)
