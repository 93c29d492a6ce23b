import { expect, test } from 'vitest'
import { purchaseDayMistake } from './purchase-day.ts'

test.each([
  ['1.6.2026', undefined],
  ['1. 6. 2026', undefined],
  [' 2026-06-01 ', undefined],
  ['30.11.2026', undefined],
  ['29.2.2024', undefined],
  ['1.12.2026', 'Ostopäivä ei voi olla tulevaisuudessa'],
  ['31.2.2026', 'Päivää 31.2.2026 ei ole'],
  ['2025-02-29', 'Päivää 2025-02-29 ei ole'],
  ['1.13.2026', 'Päivää 1.13.2026 ei ole'],
  ['31.12.1997', 'Tarkista ostopäivän vuosi'],
  ['1.6.26', 'Kirjoita ostopäivä muodossa 1.6.2026'],
  ['eilen', 'Kirjoita ostopäivä muodossa 1.6.2026'],
])('of %j is said %j', (typed, mistake) => expect(purchaseDayMistake(typed, '2026-11-30')).toBe(mistake))
