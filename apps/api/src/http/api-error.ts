import { type ErrorCode, errors, type Problem } from '@arkpax/schema/errors'

interface Extras {
  /** A Finnish sentence, safe to show, instead of the code's own. */
  detail?: string
  errors?: { path: string; detail: string }[]
  headers?: Record<string, string>
  /** The thing as it is now, for whoever came too late to change it. */
  current?: unknown
  /** What whoever signs in has beside the password. */
  secondFactors?: Problem['second_factors']
}

/** An expected failure: answered as a problem with its code's status. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly extras: Extras

  constructor(code: ErrorCode, extras: Extras = {}) {
    super(code)
    this.code = code
    this.extras = extras
  }

  get status() {
    return errors[this.code].status
  }

  /** The body of the answer. */
  toProblem(): Problem {
    const { status, title, detail } = errors[this.code]
    return {
      type: `/api/docs#${this.code}`,
      title,
      status,
      detail: this.extras.detail ?? detail,
      code: this.code,
      ...(this.extras.errors && { errors: this.extras.errors }),
      ...(this.extras.current !== undefined && { current: this.extras.current }),
      ...(this.extras.secondFactors && { second_factors: this.extras.secondFactors }),
    }
  }
}

/** A failure that names one field of what was sent. */
export const invalidField = (path: string, detail: string) =>
  new ApiError('invalid_fields', { errors: [{ path, detail }] })
