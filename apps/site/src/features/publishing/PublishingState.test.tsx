// @vitest-environment happy-dom
import type { Publishing } from '@arkpax/schema/publishing'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { json, renderScreen } from '../../../test/screen.tsx'
import { PublishingState } from './PublishingState.tsx'

const READ = 'GET /api/admin/publishing'
const resting: Publishing = {
  state: 'current',
  built_at: '2026-11-22T10:30:00.000Z',
  started_at: null,
  failed_at: null,
  failure: null,
  failure_detail: null,
  left_out: [],
  by_hook: false,
}

let now: Publishing
beforeEach(() => {
  vi.useFakeTimers()
  now = resting
})
afterEach(() => vi.useRealTimers())

const open = () => renderScreen(<PublishingState />, { [READ]: () => json(now) })
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))

it('shows a build that a colleague has begun, and its end, without a press', async () => {
  open()
  await pass(1)
  expect(screen.getByRole('status').textContent).toContain('Kaikki muutokset ovat sivuilla')
  now = { ...resting, state: 'building' }
  await pass(16)
  expect(screen.getByRole('status').textContent).toContain('Muutoksia julkaistaan.')
  now = resting
  await pass(4)
  expect(screen.getByRole('status').textContent).toContain('Kaikki muutokset ovat sivuilla')
})

it('stops asking when nobody has been there for two minutes, and goes on when somebody is', async () => {
  const { callsOf } = open()
  await pass(140)
  const asked = callsOf(READ).length
  await pass(600)
  expect(callsOf(READ)).toHaveLength(asked)
  window.dispatchEvent(new Event('pointermove'))
  await pass(16)
  expect(callsOf(READ)).toHaveLength(asked + 1)
})

it('folds away what the program said of a failed build, under what staff can do about it', async () => {
  now = { ...resting, state: 'failed', failure: 'Levy on täynnä.', failure_detail: 'ENOSPC: write' }
  open()
  await pass(1)
  expect(screen.getByRole('status').textContent).toContain('Levy on täynnä.')
  const said = screen.getByText('ENOSPC: write')
  expect(said.closest('details')?.open).toBe(false)
  expect(screen.getByRole('status').contains(said)).toBe(false)
})

it('tells which pages show an older text and since when, and leads to them; the file and the line are folded away', async () => {
  const text = 'content/policies/warranty-policy.mdx'
  const missing = { text: 'Artikkeli: Talvi', reason: 'Vaihda osoite.' }
  const kept = { text, reason: 'Rivi 8: virhe.', kept_from: '2026-11-20T10:30:00.000Z' }
  now = { ...resting, left_out: [missing, kept] }
  open()
  await pass(1)
  expect(screen.getByRole('status').textContent).toContain('Muut muutokset ovat sivuilla.')
  const list = screen.getByRole('heading', { name: 'Yksi sisältö näkyy aiemmassa muodossaan' }).closest('div')
  expect(list?.textContent).toContain('näkyvissä on 20.11.2026 julkaistu teksti')
  expect(list?.querySelector('a')?.getAttribute('href')).toBe('/warranty-policy')
  expect(list?.querySelector('details')?.textContent).toContain(`${text}\nRivi 8: virhe.`)
  expect(screen.getByRole('heading', { name: 'Yksi sisältö puuttuu sivuilta' }).closest('div')?.textContent).toContain(
    'Vaihda osoite.',
  )
})
