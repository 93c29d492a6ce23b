import type { Review } from '@arkpax/schema/reviews'
import { ApiError, call, callPage } from '~/lib/api.ts'
import { NoAnswer } from '~/lib/no-answer.ts'
import { reviewItem, toggleFold } from './review-item.ts'
import { versionOf } from './review-rules.ts'
import { reviewsText as text } from './reviews.fi.ts'
import { showSummary } from './show-summary.ts'

const LIST = 'GET /api/products/{id}/reviews'
const FIRST = 6
const MORE = 20

/** Brings a product's reviews up to date and lets visitors read on. When the API is away, built reviews stand as built. */
export function showReviews(element: HTMLElement): void {
  const id = element.dataset.productId ?? ''
  const part = (name: string) => element.querySelector<HTMLElement>(`[data-${name}]`)
  const show = (name: string, isShown: boolean) => part(name)?.toggleAttribute('hidden', !isShown)
  const say = (name: 'status' | 'failure' | 'more', words: string) => part(name)?.replaceChildren(words)
  const list = part('list')
  const template = element.querySelector('template')
  const itemsOf = (reviews: Review[]) => (template ? reviews.map((review) => reviewItem(template, review)) : [])
  let cursor: string | null = null
  let isLoading = false

  async function loadFirst() {
    const [product, page] = await Promise.all([
      call('GET /api/products/{id}', { params: { id } }),
      callPage(LIST, { params: { id }, query: { limit: FIRST } }),
    ])
    const summary = part('summary')
    if (summary) showSummary(summary, product.rating)
    const shown = [...(list?.children ?? [])].map((item) => item.getAttribute('data-review'))
    const isAsBuilt = shown.join() === page.items.map(versionOf).join()
    if (!isAsBuilt) list?.replaceChildren(...itemsOf(page.items))
    show('list', page.items.length > 0)
    show('empty', page.items.length === 0)
    cursor = page.next
  }

  async function loadNext(from: string) {
    const page = await callPage(LIST, { params: { id }, query: { limit: MORE, cursor: from } })
    const items = itemsOf(page.items)
    list?.append(...items)
    say('status', text.loaded(list?.childElementCount ?? 0))
    items[0]?.setAttribute('tabindex', '-1')
    items[0]?.focus({ preventScroll: true })
    cursor = page.next
  }

  async function load(isSilent: boolean) {
    if (isLoading) return
    isLoading = true
    say('failure', '')
    say('status', isSilent ? '' : text.loading)
    try {
      if (cursor) await loadNext(cursor)
      else {
        await loadFirst()
        say('status', '')
      }
      say('more', text.more)
      show('more', cursor !== null)
    } catch (error) {
      say('status', '')
      if (!isSilent) {
        say('failure', text.failed)
        say('more', text.retry)
        show('more', true)
      }
      // What a network's own page of signing in answers is no JSON.
      if (!(error instanceof ApiError || error instanceof NoAnswer || error instanceof SyntaxError)) throw error
    } finally {
      isLoading = false
    }
  }

  element.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button?.matches('[data-unfold]')) toggleFold(button)
    if (button?.matches('[data-more]')) void load(false)
  })
  void load(element.dataset.built !== undefined)
}
