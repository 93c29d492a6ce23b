import { Server } from 'node:http'
import { expect, it, vi } from 'vitest'
import { createDrain } from './drain.ts'

it('callers who go on coming leave those under way the time to get their answers', async () => {
  const server = new Server().removeAllListeners('connection')
  const times: Record<string, number> = {}
  let finish = () => {}
  vi.spyOn(server, 'close').mockImplementation((done) => {
    times.closed = performance.now() - began
    finish = () => done?.()
    return server
  })
  vi.spyOn(server, 'closeAllConnections').mockImplementation(() => {
    times.cutOff = performance.now() - began
    finish()
  })
  const { drain } = createDrain(server, new Map())
  const eachTurn = () => {
    server.emit('connection')
    next = setImmediate(eachTurn)
  }
  let next = setImmediate(eachTurn)

  const began = performance.now()
  await drain({ noticeMs: 20, overdueMs: 1_000 })
  clearImmediate(next)
  expect(times.closed).toBeLessThan(700)
  expect(times.cutOff).toBeGreaterThanOrEqual(990)
})
