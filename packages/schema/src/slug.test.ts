import { describe, expect, it } from 'vitest'
import { slugify } from './slug.ts'

describe('slugify', () => {
  it.each([
    ['Näin valitset virtalähteen', 'nain-valitset-virtalahteen'],
    ['ÅLAND & Öljylämpö', 'aland-oljylampo'],
    ['  Kaksi   väliä \t rivinvaihto\nperässä ', 'kaksi-valia-rivinvaihto-perassa'],
    ['Jo-valmis--slug', 'jo-valmis-slug'],
    ['2 400 W – riittääkö?', '2-400-w-riittaako'],
    ['a\u0308iti', 'aiti'],
    ['—!?—', ''],
    ['日本', ''],
  ])('makes %j into %j', (title, slug) => {
    expect(slugify(title)).toBe(slug)
  })

  it('leaves a slug as it is', () => {
    expect(slugify(slugify('Talvi, pakkanen ja akku'))).toBe('talvi-pakkanen-ja-akku')
  })
})
