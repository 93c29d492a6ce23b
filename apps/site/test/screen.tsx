import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { asStaff } from '~/components/admin/admin-session.ts'
import { signedIn } from '~/components/admin/signed-in.ts'
import { ADMIN_TOKEN } from '~/lib/api.ts'
import { createQueryClient } from '~/lib/query-client.ts'
import { TOAST_EVENT, type Toast } from '~/lib/toast.ts'

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 20_000 })

/** A call that a screen has made. */
export interface MadeCall {
  /** `POST /api/admin/orders` */
  call: string
  /** `{ sort: 'name' }` */
  query: Record<string, string>
  body: unknown
  idempotencyKey: string | null
  ifMatch: string | null
}

type Answer = Response | Promise<Response>

/** What the server answers, by method and path: `{ 'GET /api/products': () => json([]) }`. What is not named is 404. */
export type Answers = Record<string, (made: MadeCall) => Answer>

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })

/** A failure as the API tells it. */
export const problem = (status: number, code: string, detail: string, more: object = {}) =>
  json({ type: 'about:blank', title: detail, status, code, detail, ...more }, status)

/** An answer that waits until it is told to come. */
export function heldAnswer(answer: () => Response) {
  let release = () => {}
  const promise = new Promise<Response>((resolve) => {
    release = () => resolve(answer())
  })
  return { answer: () => promise, release: () => release() }
}

let toasts: Toast[] = []
const hear = ({ detail }: CustomEvent<Toast>) => toasts.push(detail)

/** Each test has a tab of its own in which the owner is signed in, with nothing typed and nothing told. */
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  localStorage.setItem(ADMIN_TOKEN, 'token')
  signedIn.set({ name: 'Omistaja', email: null, role: 'owner', second_factor: false, must_add_second_factor: false })
  toasts = []
  document.addEventListener(TOAST_EVENT, hear)
})
afterEach(() => {
  document.removeEventListener(TOAST_EVENT, hear)
  cleanup()
  vi.unstubAllGlobals()
})

/** The messages so far. */
export const shownToasts = (): readonly Toast[] => toasts

/** Shows a part of the back office before a server that answers as told; tells what was called. */
export function renderScreen(content: ReactNode, answers: Answers = {}) {
  const calls: MadeCall[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const sent = new Headers(headers)
    const { pathname, searchParams } = new URL(url, 'http://any')
    const made: MadeCall = {
      call: `${method} ${pathname}`,
      query: Object.fromEntries(searchParams),
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      idempotencyKey: sent.get('Idempotency-Key'),
      ifMatch: sent.get('If-Match'),
    }
    calls.push(made)
    return answers[made.call]?.(made) ?? problem(404, 'not_found', 'Ei löydy')
  })
  const client = createQueryClient(asStaff)
  const around = (inside: ReactNode) => <QueryClientProvider client={client}>{inside}</QueryClientProvider>
  const screen = render(around(content))
  return {
    ...screen,
    user: userEvent.setup(),
    calls,
    /** The calls of one kind. */
    callsOf: (call: string) => calls.filter((made) => made.call === call),
    show: (other: ReactNode) => screen.rerender(around(other)),
  }
}
