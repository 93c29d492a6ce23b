import { expect, it } from 'vitest'
import { frame } from './private-page.ts'

it('leads to the withdrawal from the foot of every private page', () => {
  expect(frame('Tarjous', 'Arkpax', 'Hinta')).toContain('<a href="/peruuta-sopimus">Peruuta sopimus tästä</a></footer>')
})
