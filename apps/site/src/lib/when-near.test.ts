import { afterEach, expect, it, vi } from 'vitest'
import { whenNear } from './when-near.ts'

afterEach(() => vi.unstubAllGlobals())

/** An element that is watched; tells of the frames that the browser gathered, how often it was near, and whether it is still watched. */
function watched() {
  const element = {} as Element
  const act = vi.fn()
  const disconnect = vi.fn()
  let tell: (frames: { isIntersecting: boolean }[]) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = disconnect
      observe = vi.fn()
      constructor(told: typeof tell) {
        tell = told
      }
    },
  )
  whenNear(element, act)
  return { act, disconnect, tell: (...frames: boolean[]) => tell(frames.map((isIntersecting) => ({ isIntersecting }))) }
}

it('acts when the element comes near, and no more', () => {
  const { act, disconnect, tell } = watched()
  tell(false)
  expect(act).not.toHaveBeenCalled()
  tell(true)
  expect([act.mock.calls.length, disconnect.mock.calls.length]).toEqual([1, 1])
})

it('acts when the element has come near, or only passed by, in frames that are told at once', () => {
  const arrived = watched()
  arrived.tell(false, true)
  expect(arrived.act).toHaveBeenCalledOnce()
  const passed = watched()
  passed.tell(false, true, false)
  expect(passed.act).toHaveBeenCalledOnce()
})
