import type { BlogPost } from '@arkpax/schema/blog'
import { fillTemplate } from '~/lib/fill-template.ts'
import { readOne } from '~/lib/read-one.ts'
import { articleData } from './article-data.ts'
import { filledPost } from './filled-post.ts'

/** Fetches the post that the address names; when that fails, the built-in post or "not found". */
class ServerPost extends HTMLElement {
  connectedCallback() {
    this.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('[data-retry]')) void this.#load()
    })
    void this.#load()
  }

  async #load() {
    const slug = decodeURIComponent(location.pathname.split('/').at(-1) ?? '').toLowerCase()
    try {
      this.#show(await fetchPost(slug))
    } catch (error) {
      this.#fallBack(slug, error)
    }
  }

  #fallBack(slug: string, error: unknown) {
    const builtIn = this.#template(`[data-built-in="${CSS.escape(slug)}"]`)
    if (builtIn) {
      this.#put(fillTemplate(builtIn, {}), builtIn.dataset.title ?? '')
      return
    }
    const isMissing = error instanceof Error && error.message === NOT_FOUND
    const state = this.#template(`[data-when="${isMissing ? 'missing' : 'failed'}"]`)
    if (!state) return
    const card = fillTemplate(state, {})
    this.#put(card, card.querySelector('h1')?.textContent ?? '')
  }

  #show(post: BlogPost) {
    const template = this.#template('[data-when="found"]')
    if (!template) return
    const article = filledPost(template, post)
    const { title, excerpt } = post
    const card = this.#template('[data-when="product"]')
    if (card && article.querySelector('[data-product]')) {
      void import('./server-cards.ts').then(({ fillCards }) => fillCards(article, card))
    }
    this.#put(article, title)
    document.querySelector('meta[name="description"]')?.setAttribute('content', excerpt)
    describe(post, post.published_at ?? post.created_at, this.dataset.brand ?? '')
  }

  #template(selector: string) {
    return this.querySelector<HTMLTemplateElement>(`template${selector}`)
  }

  #put(content: HTMLElement, title: string) {
    for (const old of this.querySelectorAll(':scope > :not(template)')) old.remove()
    this.prepend(content)
    document.title = `${title} | ${this.dataset.brand}`
  }
}

const NOT_FOUND = 'Blog post not found'

async function fetchPost(slug: string): Promise<BlogPost> {
  const post = await readOne('GET /api/blog/{slug}', slug)
  if (!post) throw new Error(NOT_FOUND)
  return post
}

function describe({ title, excerpt, author, image_url }: BlogPost, date: string, brand: string) {
  const data = document.createElement('script')
  data.type = 'application/ld+json'
  const image = image_url ? new URL(image_url, location.origin).href : undefined
  const url = location.origin + location.pathname
  data.textContent = JSON.stringify({
    '@context': 'https://schema.org',
    ...articleData({ title, excerpt, author, date, url, image }, brand),
  })
  document.head.append(data)
}

customElements.define('server-post', ServerPost)
