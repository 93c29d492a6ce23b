import * as z from 'zod'
import { mail, mailQuery, mailServer, storedMailPreview } from '../mail.ts'
import type { EndpointGroup } from './endpoint.ts'
import { id } from './shared.ts'

export const mailEndpoints = {
  'GET /api/admin/mails': {
    name: 'listMails',
    summary: 'Mails of the outbox, newest first; those that have not left where nothing else is asked',
    access: 'admin',
    may: 'mail.read',
    query: mailQuery,
    output: z.array(mail),
  },
  'GET /api/admin/mail-server': {
    name: 'readMailServer',
    summary: 'Whether a mail server is set; without one no mail leaves, and each is written into a file',
    access: 'admin',
    may: 'mail.read',
    output: mailServer,
  },
  'GET /api/admin/mails/{id}/preview': {
    name: 'previewMail',
    summary:
      'A mail that has not left as it would leave now; nothing is stored, and its links that sign in lead nowhere',
    access: 'admin',
    may: 'mail.write',
    params: id,
    output: storedMailPreview,
    fails: ['mail_sent'],
  },
  'POST /api/admin/mails/{id}/retry': {
    name: 'retryMail',
    summary: 'Send a mail that has not left at once, also one that has been given up',
    access: 'admin',
    may: 'mail.write',
    params: id,
    output: mail,
    fails: ['mail_sent', 'mail_under_way'],
  },
  'DELETE /api/admin/mails/{id}': {
    name: 'deleteMail',
    summary: 'Give up a mail that has not left, and delete it',
    access: 'admin',
    may: 'mail.write',
    params: id,
    fails: ['mail_sent', 'mail_under_way'],
  },
} as const satisfies EndpointGroup
