import { problem } from '@arkpax/schema/errors'
import type { PublicForm } from '@arkpax/schema/forms/form'
import type { Context } from 'hono'
import type * as z from 'zod'
import type { ApiError } from './api-error.ts'
import type { ApiEnv } from './env.ts'

/** What the answer page says; `lines` stand under the text as a list, and `link` leads on. */
export interface FormAnswer {
  title: string
  text: string
  lines?: readonly string[]
  link?: { label: string; href: string }
}

/** A public form as its Finnish answer pages need it. Where what a success says depends on the answer of the call, it is made from that. */
export interface FormPage extends Omit<PublicForm, 'success'> {
  success: FormAnswer | ((answer: unknown) => FormAnswer)
}

/** What was typed into a form, by the names of its fields. */
export type TypedForm = Record<string, unknown>

/** A form with pages of its own. */
export interface OwnForm {
  /** Where it stands: whoever opens the address that it is sent to is led there. */
  page: string
  /** What it does with files: keeps them, whatever becomes of the rest, and gives the fields with what tells of them. */
  files?: {
    /** The largest form with its files. */
    maxKiB: number
    /** Asks whether the form may come before any of it is read into memory; throws `too_many_requests`. */
    admit(c: Context<ApiEnv>): Promise<void>
    take(c: Context<ApiEnv>, typed: TypedForm, files: File[]): Promise<TypedForm>
  }
  /** The body of the call, made of the fields as they were typed; as they are where it is not said. */
  toBody?: (typed: TypedForm) => unknown
  /**
   * Where a form leads that was taken: a redirect, as a rule, so that loading the page anew sends nothing. To a page of ours it is a
   * path, so that it stays at the address where the visitor is, whichever of the shop's that is.
   */
  answer(c: Context<ApiEnv>, answer: Response, typed: TypedForm): Promise<Response>
  /** The page on which the form stands, with what was typed and what is wrong with it; `typed` is undefined where it could not be read. */
  refuse(c: Context<ApiEnv>, typed: TypedForm | undefined, error: ApiError): Promise<Response>
}

export const isOwnForm = (form: FormPage | OwnForm): form is OwnForm => 'answer' in form

/** What is wrong with a form, at a field or with all of it (path ''), as a problem tells it. */
export const formMistakes = problem.shape.errors.unwrap()
export type Mistake = z.output<typeof formMistakes>[number]

/** What a failure says of a form: each of its mistakes, or itself. */
export const mistakesOf = (error: ApiError): Mistake[] =>
  error.extras.errors ?? [{ path: '', detail: error.toProblem().detail }]

/** Has a page that answers a failure carry its headers, as when to try again. */
export function passHeaders(c: Context<ApiEnv>, error: ApiError): void {
  for (const [name, content] of Object.entries(error.extras.headers ?? {})) c.header(name, content)
}

/** Whether the same may be sent again later: there were too many tries, or the failure is ours. */
export const isForNow = ({ status }: ApiError): boolean => status === 429 || status >= 500
