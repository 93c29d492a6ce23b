import { expect, test } from 'vitest'
import { partedCompound } from './compound.ts'

test.each([
  ['Tietosuojaseloste', 'Tietosuoja\u00ADseloste'],
  ['Saavutettavuusseloste', 'Saavutettavuus\u00ADseloste'],
  ['Toimitus ja nouto', 'Toimitus ja nouto'],
])('%s may part where its last word begins', (title, parted) => expect(partedCompound(title)).toBe(parted))
