import { expect, it } from 'vitest'
import { orderProgress } from './order-progress.ts'

const events = ['pending', 'processing', 'shipped'].map((status, day) => ({
  status,
  created_at: `2026-11-0${day + 1}T10:00:00.000Z`,
}))

const states = (status: string) => orderProgress(status, events).map(({ state }) => state)

it('tells what is passed, where the order is and what is coming', () => {
  expect(states('pending')).toEqual(['current', 'coming', 'coming', 'coming'])
  expect(states('shipped')).toEqual(['passed', 'passed', 'current', 'coming'])
  expect(states('delivered')).toEqual(['passed', 'passed', 'passed', 'current'])
})

it('dates the steps that the order has come to', () => {
  expect(orderProgress('shipped', events).map(({ at }) => at?.slice(0, 10))).toEqual([
    '2026-11-01',
    '2026-11-02',
    '2026-11-03',
    undefined,
  ])
})

it('takes back the date of a step that staff went back from', () => {
  const back = [...events, { status: 'processing', created_at: '2026-11-04T10:00:00.000Z' }]
  expect(orderProgress('processing', back).map(({ at }) => at?.slice(0, 10))).toEqual([
    '2026-11-01',
    '2026-11-04',
    undefined,
    undefined,
  ])
})

it('has no way for a cancelled order, and starts an unknown state from the beginning', () => {
  expect(states('cancelled')).toEqual([])
  expect(states('jokin-muu')).toEqual(['current', 'coming', 'coming', 'coming'])
})
