import { describe, expect, it } from 'vitest'
import { feedHtml, postParts } from './post-blocks.ts'

describe('the blocks of a post', () => {
  it('are told in words where they are callouts', () => {
    expect(postParts('<aside class="callout callout-danger"><p>Älä upota.</p></aside>')).toEqual([
      {
        html: '<aside role="note" class="callout callout-danger"><p><strong>Varoitus</strong></p><p>Älä upota.</p></aside>',
      },
    ])
  })

  it('are parted where cards of products stand, in their order', () => {
    const html =
      '<p>A</p><div data-product="1"></div><div data-post="x"></div><p>B</p><div data-product="ark-evo"></div>'
    expect(postParts(html)).toEqual([
      { html: '<p>A</p>' },
      { productId: '1' },
      { html: '<p>B</p>' },
      { productId: 'ark-evo' },
    ])
  })

  it('are links with prices in the feed, and nothing of a product that is not shown', () => {
    const products = [{ id: '1', name: 'Ark <PRO>', price: 1_299 }]
    expect(feedHtml('<p>A</p><div data-product="1"></div><div data-product="2"></div>', products)).toMatch(
      /^<p>A<\/p><p><a href="\/tuote\/1">Ark &lt;PRO&gt;<\/a>, 1.299(,00)?.€<\/p>$/,
    )
  })
})
