/** The head of a mail: names in lower case, each with its value as it stands. */
export type MailHead = readonly { name: string; value: string }[]

/**
 * What a mail is that no person wrote: an answer of a machine (away, delayed, returned), what goes to many, or a notice of a system, such
 * as an order from a company's own.
 */
export type Automatic = 'answer' | 'bulk' | 'notice'

const MACHINES = /^(?:mailer-daemon|postmaster)@/

/** Whether a machine wrote a mail (RFC 3834 and the habits of others); undefined for a person's. */
export function automaticOf(head: MailHead, senderEmail: string): Automatic | undefined {
  const values = (name: string) => head.filter((line) => line.name === name).map(({ value }) => value.toLowerCase())
  const has = (name: string) => head.some((line) => line.name === name)
  const submitted = values('auto-submitted').find((value) => !value.startsWith('no'))
  if (submitted?.startsWith('auto-replied') || has('x-autoreply') || has('x-autorespond')) return 'answer'
  if (values('return-path').some((value) => /^<\s*>$/.test(value)) || MACHINES.test(senderEmail)) return 'answer'
  if (values('precedence').includes('auto_reply')) return 'answer'
  if (values('precedence').some((value) => /^(?:bulk|junk|list)/.test(value))) return 'bulk'
  if (head.some(({ name }) => /^list-(?:id|unsubscribe|post)$/.test(name))) return 'bulk'
  return submitted || has('x-auto-response-suppress') ? 'notice' : undefined
}
