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
  expect(screen.getByRole('status').textContent).toContain('Sivut ajan tasalla')
  now = { ...resting, state: 'building' }
  await pass(16)
  expect(screen.getByRole('status').textContent).toContain('Sivuja rakennetaan.')
  now = resting
  await pass(4)
  expect(screen.getByRole('status').textContent).toContain('Sivut ajan tasalla')
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
