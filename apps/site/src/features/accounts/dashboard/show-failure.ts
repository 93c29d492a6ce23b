import { readFailure } from '~/lib/failure-text.ts'
import { showToast } from '~/lib/toast.ts'

/** A toast of what went wrong. */
export const showFailure = (title: string, error: unknown, description = readFailure(error)): void =>
  showToast({ title, description, tone: 'destructive' })
