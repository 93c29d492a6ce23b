import { vi } from 'vitest'

/** A busy machine is slow, not wrong: what never comes is still found, within the time of a test (ms). */
const PATIENCE = 60_000

/** Waits until `check` throws no more, and gives what it gives. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: PATIENCE, interval: 20 })
