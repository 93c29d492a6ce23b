import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, call, callFile } from './api.ts'
import { readFailure } from './failure-text.ts'
import { NoAnswer } from './no-answer.ts'
import { writeFailure } from './write-failure.ts'

const fetched = vi.fn<typeof fetch>()
/** A server that accepts the call and never answers; the browser gives up when it is told to. */
const silence: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )
const setStock = () => call('PUT /api/admin/products/{id}/stock', { params: { id: '1' }, body: { stock: 4 } })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('navigator', { onLine: true })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetched.mockReset()
})

describe('a call without an answer', () => {
  it('that was made without a network says that nothing was stored', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    const error = await failureOf(setStock())
    expect(writeFailure(error)).toBe('Ei verkkoyhteyttä. Muutosta ei tallennettu.')
    expect(readFailure(error)).toBe('Ei verkkoyhteyttä.')
  })

  it('whose connection broke does not say whether anything was stored', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(writeFailure(await failureOf(setStock()))).toBe(
      'Palvelimeen ei saatu yhteyttä. Tarkista, tallentuiko muutos, ennen kuin yrität uudelleen.',
    )
  })

  it('is waited for as long as what has more to do needs', async () => {
    fetched.mockImplementation(silence)
    const given = vi.fn()
    const made = call('PUT /api/admin/products/{id}/stock', {
      params: { id: '1' },
      body: { stock: 4 },
      patience: 120_000,
    }).catch(given)
    await vi.advanceTimersByTimeAsync(119_000)
    expect(given).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1_000)
    await made
    expect(given).toHaveBeenCalledWith(expect.any(NoAnswer))
  })

  it('is given up after 15 s, and does not say whether anything was stored', async () => {
    fetched.mockImplementation(silence)
    const settled = vi.fn()
    const failure = failureOf(setStock()).then((error) => {
      settled()
      return error
    })
    await vi.advanceTimersByTimeAsync(14_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(writeFailure(await failure)).toContain('emme tiedä, tallentuiko muutos')
  })

  it('is given up too when the answer begins and does not go on', async () => {
    fetched.mockImplementation(async (_, init) => {
      const body = new ReadableStream({
        start: (stream) => init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason)),
      })
      return new Response(body)
    })
    const failure = failureOf(call('GET /api/products'))
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await failure).toMatchObject({ reason: 'timeout' })
  })
})

it('a long file is not given up once it has begun', async () => {
  let end = () => {}
  fetched.mockImplementation(async (_, init) => {
    const body = new ReadableStream({
      start(stream) {
        init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason))
        end = () => stream.close()
      },
    })
    return new Response(body)
  })
  const file = callFile('GET /api/admin/orders/export')
  await vi.advanceTimersByTimeAsync(60_000)
  end()
  expect((await file).blob.size).toBe(0)
})

it('a caller that ends its own call gets its own error', async () => {
  fetched.mockImplementation(silence)
  const caller = new AbortController()
  const failure = failureOf(call('GET /api/products', { signal: caller.signal }))
  caller.abort(new DOMException('ended', 'AbortError'))
  const error = await failure
  expect(error).not.toBeInstanceOf(NoAnswer)
  expect(error).toMatchObject({ name: 'AbortError' })
})

it('an answer that says what is wrong is told in its own words', () => {
  const refused = new ApiError(409, 'Conflict', {
    type: 'about:blank',
    title: 'Varasto ei riitä',
    status: 409,
    detail: 'Tuote on loppunut.',
    code: 'insufficient_stock',
  })
  expect(writeFailure(refused)).toBe('Tuote on loppunut.')
})
