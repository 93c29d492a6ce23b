import { type Endpoint, type EndpointKey, endpoints } from '@arkpax/schema/endpoints'
import { readIfMatch } from '@arkpax/schema/if-match'
import type { Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Kysely } from 'kysely'
import type * as z from 'zod'
import { bumpContentVersion } from '../db/content-versions.ts'
import type { Database } from '../db/database.ts'
import { Page } from '../db/keyset.ts'
import { unsyncedTransaction } from '../db/unsynced.ts'
import { type Gates, requireAccess } from './access.ts'
import { ApiError } from './api-error.ts'
import { answerCached } from './cached.ts'
import { answerCsv, CsvFile } from './csv.ts'
import type { ApiEnv, SignedInCustomer, SignedInStaffMember } from './env.ts'
import { answerEvents, EventStream } from './event-stream.ts'
import { answerForm, answerFormError } from './form-answer.ts'
import { type FormPage, isOwnForm, type OwnForm } from './form-page.ts'
import { onlyOnce } from './idempotency.ts'
import { isRead } from './is-read.ts'
import { answerJsonFile, JsonFile } from './json-file.ts'
import { limitCall, uncountCall } from './limits.ts'
import { nextLink } from './next-link.ts'
import { afterFirstPress, formKey } from './one-time-form.ts'
import { isForm, isMultipart, type ReadBody, readBody } from './read-body.ts'
import { answerReceivedFile, ReceivedFile } from './received-file.ts'
import { recordRefusal } from './refused-calls.ts'
import type { Call, Route, RouteOptions } from './route.ts'
import { validate, validateValue } from './validate.ts'

const KIB = 1024

/** Mounts every route with its own chain: access, body, validation, limit, transaction, answer. Other methods answer 405. */
export function mountRoutes(app: Hono<ApiEnv>, routes: readonly Route[], gates: Gates): void {
  const methodsOf = new Map<string, string[]>()
  const formAt = new Map<string, FormPage | OwnForm>()
  for (const route of routes.toSorted(fixedPathsFirst)) {
    const [method = '', path = ''] = route.key.split(' ')
    const pattern = path.replace(/\{(\w+)\}/g, ':$1')
    if (route.options.form) formAt.set(pattern, route.options.form)
    methodsOf.set(pattern, [...(methodsOf.get(pattern) ?? []), method])
    app.on(method, pattern, async (c) => {
      try {
        await requireAccess(c, endpoints[route.key], gates)
        return await answer(c, route)
      } catch (error) {
        if (error instanceof ApiError && error.status === 403) await recordRefusal(c, route.key)
        throw error
      }
    })
  }
  for (const [pattern, methods] of methodsOf) {
    app.all(pattern, (c) => {
      const form = formAt.get(pattern)
      if (form && isBrowser(c)) return c.redirect(pageOf(form), 303)
      throw new ApiError('method_not_allowed', { headers: { Allow: methods.join(', ') } })
    })
  }
}

/** Whoever opens the address of a form's call by itself, as one who presses Enter in the address bar. */
const isBrowser = (c: Context<ApiEnv>) => c.req.method === 'GET' && c.req.header('accept')?.includes('text/html')
const pageOf = (form: FormPage | OwnForm) => (isOwnForm(form) ? form.page : form.back)

/** `/orders/export` is not an order's id, so it is mounted before `/orders/{id}`. */
const fixedPathsFirst = (a: Route, b: Route) => Number(a.key.includes('{')) - Number(b.key.includes('{'))

async function answer(c: Context<ApiEnv>, route: Route): Promise<Response> {
  const { deps } = c.var
  const endpoint: Endpoint = endpoints[route.key]

  const params = endpoint.params && (await validate(c, 'param', endpoint.params))
  const query = endpoint.query && (await validate(c, 'query', endpoint.query))
  const input = { params, query, body: undefined }
  if (route.options.cached) {
    const { cached, until } = route.options
    return answerCached(c, cached, JSON.stringify([params, query]), {
      read: () => callHandler(c, route, deps.db, input),
      until: async () => until?.(deps.db, deps.now()),
    })
  }
  if (isRead(c.req.method)) return send(c, await callHandler(c, route, deps.db, input), 200)

  const form = isForm(c) ? route.options.form : undefined
  let read: ReadBody | undefined
  try {
    const filesForm = form && isOwnForm(form) && isMultipart(c) ? form.files : undefined
    await filesForm?.admit(c)
    const maxKiB = filesForm?.maxKiB ?? endpoint.maxBodyKiB ?? 64
    read = endpoint.body && (await readBody(c, maxKiB * KIB, form !== undefined))
    if (filesForm && read?.typed) read.typed = await filesForm.take(c, read.typed, read.files ?? [])
    const body = endpoint.body && read && (await readInput(c, endpoint.body, read, form))
    await countTry(c, endpoint)
    const writing = () => write(c, route, endpoint, { params, query, body }, read)
    if (!form) return await writing()
    const written = await afterFirstPress(writing)
    return await (isOwnForm(form) ? form.answer(c, written, read?.typed ?? {}) : answerForm(c, form, written))
  } catch (error) {
    if (!form || !(error instanceof ApiError)) throw error
    return isOwnForm(form) ? form.refuse(c, read?.typed, error) : answerFormError(c, form, read?.typed, error)
  }
}

/** The body as the call takes it; a form with pages of its own makes it of its fields. */
const readInput = (c: Context<ApiEnv>, schema: z.ZodType, read: ReadBody, form: RouteOptions['form']) =>
  form && isOwnForm(form) && form.toBody && read.typed
    ? validateValue(schema, form.toBody(read.typed))
    : validate(c, read.part, schema)

interface Input {
  params: unknown
  query: unknown
  body: unknown
}

/**
 * Counts a try before its work and apart from it. In the transaction of the work the count of a try that fails would be undone with
 * it, and whoever guesses many times at once would have all of them looked at before the first is counted anew.
 */
async function countTry(c: Context<ApiEnv>, { limit }: Endpoint): Promise<void> {
  const { deps, client } = c.var
  if (limit && deps.config.rateLimits)
    await unsyncedTransaction(deps.db, (transaction) => limitCall(transaction, limit, client, deps.now()))
}

/** Runs a writing call in one transaction, with its idempotency key, and voids the caches it makes old. */
async function write(c: Context<ApiEnv>, route: Route, endpoint: Endpoint, input: Input, read: ReadBody | undefined) {
  const { deps, client, customer, staff } = c.var
  const { changes = [], ownTransaction } = route.options

  const status = endpoint.creates ? 201 : endpoint.output ? 200 : 204
  const key = keyOf(c, endpoint, read)
  const inTransaction = async (work: (transaction: Kysely<Database>) => Promise<unknown>) => {
    const call = { endpoint: route.key, caller: callerOf(endpoint, customer, staff), now: deps.now(), ...key }
    const done = await onlyOnce(deps.db, call, async (transaction) => ({
      status,
      answer: JSON.stringify((await work(transaction)) ?? null),
    }))
    if (done.replayed) {
      c.header('Idempotency-Replayed', 'true')
      // The same call once more is no other try.
      if (endpoint.limit) await uncountCall(deps.db, endpoint.limit, client)
    }
    return done
  }

  if (ownTransaction) {
    const once: Once = async (work) => JSON.parse((await inTransaction(work)).answer)
    return send(c, await callHandler(c, route, deps.db, input, once), endpoint.creates ? 201 : 200)
  }

  const done = await inTransaction(async (transaction) => {
    const reply = await callHandler(c, route, transaction, input)
    for (const noun of changes) await bumpContentVersion(transaction, noun)
    return reply
  })
  for (const noun of changes) deps.cache.forget(noun)
  if (changes.length > 0) deps.publisher.contentChanged()
  return done.status === 204 ? c.body(null, 204) : sendJson(c, done.answer, done.status as ContentfulStatusCode)
}

/** The key of a creating call, and of any form that has one. */
function keyOf(c: Context<ApiEnv>, { creates }: Endpoint, read: ReadBody | undefined) {
  const header = (read && formKey(read)) ?? (creates ? c.req.header('idempotency-key') : undefined)
  return { header, body: read && header !== undefined ? read.bytes : new Uint8Array() }
}

/**
 * To whom a key belongs: each customer and each of the staff has its own, also after signing in anew; what strangers send says itself who they are, and must be replayed when they come from another network.
 */
function callerOf(
  { access }: Endpoint,
  customer: SignedInCustomer | undefined,
  staff: SignedInStaffMember | undefined,
): string {
  if (access === 'customer') return `customer ${customer?.id}`
  return access === 'admin' ? `admin ${staff?.id}` : access
}

type Once = Call<EndpointKey>['once']

/** Outside a handler with transactions of its own, the call's is the one that `once` would open. */
function callHandler(
  c: Context<ApiEnv>,
  route: Route,
  db: Kysely<Database>,
  input: Input,
  once: Once = (work) => work(db),
) {
  const { deps, customer, staff } = c.var
  const version = seenVersion(c, endpoints[route.key])
  const call = { deps, db, now: deps.now(), c, customer, staff, once, version, ...input } as Call<EndpointKey>
  return route.handler(call)
}

function seenVersion(c: Context<ApiEnv>, { versioned }: Endpoint): number | undefined {
  const version = versioned && readIfMatch(c.req.header('if-match'))
  if (version === null) throw new ApiError('malformed', { detail: 'If-Match on virheellinen.' })
  return version
}

function send(c: Context<ApiEnv>, reply: unknown, status: ContentfulStatusCode): Response | Promise<Response> {
  if (reply === undefined) return c.body(null, 204)
  if (reply instanceof CsvFile) return answerCsv(c, reply)
  if (reply instanceof JsonFile) return answerJsonFile(c, reply)
  if (reply instanceof ReceivedFile) return answerReceivedFile(c, reply)
  if (reply instanceof EventStream) return answerEvents(c, reply)
  if (!(reply instanceof Page)) return sendJson(c, JSON.stringify(reply), status)
  const link = nextLink(c.req.url, reply.next)
  if (link) c.header('Link', link)
  return sendJson(c, reply.toJson(), status)
}

const sendJson = (c: Context<ApiEnv>, json: string, status: ContentfulStatusCode) =>
  c.body(json, status, { 'Content-Type': 'application/json; charset=utf-8' })
