import { expect, it } from 'vitest'
import { lastDays } from './period.ts'

it('counts back from today in Finland', () => {
  expect(lastDays(7, new Date('2026-03-01T12:00:00Z'))).toEqual({ alku: '2026-02-23', loppu: '2026-03-01' })
})

it('follows the Finnish calendar when it is already tomorrow there', () => {
  expect(lastDays(1, new Date('2026-06-30T22:30:00Z'))).toEqual({ alku: '2026-07-01', loppu: '2026-07-01' })
})
