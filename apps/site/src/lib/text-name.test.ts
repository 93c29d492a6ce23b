import { expect, it } from 'vitest'
import { textName } from './text-name.fi.ts'

it.each([
  ['content/policies/warranty-policy.mdx', { name: 'Ehtosivu', href: '/warranty-policy' }],
  ['content/blog/talvi.mdx', { name: 'Blogiartikkeli', href: '/blogi/talvi' }],
  ['content/manuals/ark-pro.fi.mdx', { name: 'Käyttöopas ark-pro.fi' }],
  ['content/assistant/safety/water.yml', { name: 'Chatin turvallisuusvastaus (water)' }],
  ['content/constructor/x.mdx', { name: 'content/constructor/x.mdx' }],
  ['Artikkeli: Talven vinkit', { name: 'Artikkeli: Talven vinkit' }],
])('staff know %s by its kind and its page', (text, name) => {
  expect(textName(text)).toEqual(name)
})
