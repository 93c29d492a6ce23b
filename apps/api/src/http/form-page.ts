import type { PublicForm } from '@arkpax/schema/forms/form'
import type { Context } from 'hono'
import type { ApiError } from './api-error.ts'
import type { ApiEnv } from './env.ts'

/** What the answer page says; `lines` stand under the text as a list, and `link` leads on. */
export interface FormAnswer {
  title: string
  text: string
  lines?: readonly string[]
  link?: { label: string; href: string }
}

/** A form that was sent without JavaScript: what was typed, where it could be read, and why it was refused, if it was. */
export interface SentForm {
  typed: Record<string, unknown> | undefined
  error: ApiError | undefined
}

/**
 * A public form as its Finnish answer pages need it. Where what a success says depends on the answer of the call, it is made from that; a form
 * that stands on a page of the API has its answers shown there (`respond`).
 */
export interface FormPage extends Omit<PublicForm, 'success'> {
  success: FormAnswer | ((answer: unknown) => FormAnswer)
  respond?: (c: Context<ApiEnv>, sent: SentForm) => Promise<Response>
}

/** A form with pages of its own. */
export interface OwnForm {
  /** The body of the call, made of the fields as they were typed. */
  toBody(typed: Record<string, unknown>): unknown
  answer(c: Context<ApiEnv>, answer: Response): Promise<Response>
  /** `typed` is undefined where it could not be read. */
  refuse(c: Context<ApiEnv>, typed: Record<string, unknown> | undefined, error: ApiError): Promise<Response>
}
