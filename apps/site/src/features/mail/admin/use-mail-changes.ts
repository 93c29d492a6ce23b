import type { EndpointKey } from '@arkpax/schema/endpoints'
import { useWrite } from '~/lib/use-write.ts'
import { adminMailText as text } from './admin-mail.fi.ts'

const changes: EndpointKey[] = ['GET /api/admin/mails', 'GET /api/admin/dashboard']

/** Sends a mail that has not left at once. */
export const useRetryMail = () =>
  useWrite('POST /api/admin/mails/{id}/retry', {
    success: text.retried,
    failure: text.retryFailed,
    changes,
    doubts: changes,
  })

/** Gives up a mail that has not left. */
export const useRemoveMail = () =>
  useWrite('DELETE /api/admin/mails/{id}', {
    success: text.removed,
    failure: text.removeFailed,
    changes,
    doubts: changes,
  })
