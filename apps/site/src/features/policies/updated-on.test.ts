import { ofEachGroup } from '@arkpax/schema/settings'
import { expect, it } from 'vitest'
import { updatedOn } from './updated-on.ts'

const UNCHANGED = ofEachGroup(() => null)
const text = 'Saat palauttaa ostoksesi [[terms.returnDays]] päivän kuluessa. [[Company.brand]] maksaa.'

it.each([
  ['the day of the text, while the settings are as they were', UNCHANGED, '2026-11-02'],
  ['the day on which a figure that it names was changed', { ...UNCHANGED, terms: '2026-11-20' }, '2026-11-20'],
  ['the last of such days', { ...UNCHANGED, terms: '2026-11-20', company: '2026-11-21' }, '2026-11-21'],
  ['the day of the text, where it is later', { ...UNCHANGED, terms: '2026-10-01' }, '2026-11-02'],
  ['no day of what it does not name', { ...UNCHANGED, hours: '2026-11-20', announcement: '2026-11-20' }, '2026-11-02'],
])('a policy tells %s', (_, changes, day) => expect(updatedOn('2026-11-02', text, changes)).toBe(day))
