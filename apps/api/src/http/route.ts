import type { Answer, DownloadKey, EndpointKey, Endpoints, Received } from '@arkpax/schema/endpoints'
import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import type { CachedNoun } from '../db/content-versions.ts'
import type { Database } from '../db/database.ts'
import type { JsonPage, Page } from '../db/keyset.ts'
import type { Deps } from '../deps.ts'
import type { CsvFile } from './csv.ts'
import type { ApiEnv, SignedInCustomer, SignedInStaffMember } from './env.ts'
import type { EventStream } from './event-stream.ts'
import type { FormPage, OwnForm } from './form-page.ts'
import type { JsonFile } from './json-file.ts'
import type { ReceivedFile } from './received-file.ts'

/** A validated call as its handler receives it. `db` is the call's own transaction when the call writes. */
export interface Call<K extends EndpointKey> {
  deps: Deps
  db: Kysely<Database>
  now: Date
  params: Received<K, 'params'>
  query: Received<K, 'query'>
  body: Received<K, 'body'>
  c: Context<ApiEnv>
  /** The version that the caller has seen (`If-Match`), where the endpoint is `versioned` and it names one. */
  version: number | undefined
  /** Who is signed in, where the endpoint asks for a customer. */
  customer: Endpoints[K]['access'] extends 'customer' ? SignedInCustomer : SignedInCustomer | undefined
  /** Who of the staff calls, where the endpoint asks for staff. */
  staff: Endpoints[K]['access'] extends 'admin' ? SignedInStaffMember : undefined
  /** For a handler with transactions of its own: runs `work` in one, at most once per idempotency key. */
  once: <T>(work: (transaction: Kysely<Database>) => Promise<T>) => Promise<T>
}

/**
 * What a handler may give: the endpoint's answer, a page of it where the answer is a list, a file where it is a download,
 * a stream where the endpoint has one.
 */
export type Reply<K extends EndpointKey> = K extends DownloadKey
  ? CsvFile | JsonFile | ReceivedFile
  : Endpoints[K] extends { streams: unknown }
    ? Answer<K> | EventStream
    : Answer<K> extends readonly (infer Item)[]
      ? Page<Item> | JsonPage
      : Answer<K>

export interface RouteOptions {
  /** The nouns whose cached public reads this call makes old. */
  changes?: CachedNoun[]
  /** The noun under which the answer of this read is cached. */
  cached?: CachedNoun
  /** When the passing of time makes a cached answer old; undefined where it does not. */
  until?: (db: Kysely<Database>, now: Date) => Promise<string | undefined>
  /** The handler opens its own transactions, because it does slow work between them. */
  ownTransaction?: true
  /** The call also takes a plain HTML form and answers it with a page. */
  form?: FormPage | OwnForm
}

export type Handler<K extends EndpointKey> = (call: Call<K>) => Promise<Reply<K>>

/** One mounted call: the key names it in `endpoints.ts`. */
export interface Route {
  key: EndpointKey
  options: RouteOptions
  handler: Handler<EndpointKey>
}

/** Ties a handler to its endpoint. */
export function route<K extends EndpointKey>(key: K, options: RouteOptions, handler: Handler<K>): Route {
  return { key, options, handler: handler as Route['handler'] }
}
