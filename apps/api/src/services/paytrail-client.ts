import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { type PaytrailAnswers, paytrailAnswers } from '@arkpax/schema/paytrail'

/** Our account with Paytrail, and where its API is. */
export interface PaytrailAccount {
  merchantId: string
  secret: string
  url: string
}

/** Why there is no answer: nobody knows what came of the call (`lost`), or it was refused with a status. */
export class PaytrailError extends Error {
  readonly status: number | undefined

  constructor(what: string, status?: number) {
    super(`Paytrail: ${what}`)
    this.name = 'PaytrailError'
    this.status = status
  }
}

const DEADLINE_MS = 15_000
const ALGORITHM = 'sha256'
const ALGORITHMS: Readonly<Record<string, string>> = { sha256: 'sha256', sha512: 'sha512' }
const SIGNED = 'checkout-'

type Named = Readonly<Record<string, string>>

/** The signature of a call, an answer or a redirect: of all its `checkout-` values by name, and its body. */
function signatureOf(secret: string, values: Named, body = '', algorithm = ALGORITHM): string {
  const lines = Object.keys(values)
    .filter((name) => name.startsWith(SIGNED))
    .sort()
    .map((name) => `${name}:${values[name]}`)
  return createHmac(algorithm, secret)
    .update([...lines, body].join('\n'))
    .digest('hex')
}

/** Whether values and body were signed with our secret, for our account. */
export function isSigned(
  { merchantId, secret }: PaytrailAccount,
  values: Named,
  signature: string,
  body = '',
): boolean {
  const algorithm = ALGORITHMS[values['checkout-algorithm'] ?? '']
  if (!algorithm || values['checkout-account'] !== merchantId) return false
  const expected = Buffer.from(signatureOf(secret, values, body, algorithm))
  const given = Buffer.from(signature.toLowerCase())
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/** Calls Paytrail's API, and believes only what is signed. */
export function createPaytrailClient(account: PaytrailAccount) {
  async function call<K extends keyof PaytrailAnswers>(
    kind: K,
    path: string,
    { transactionId, body }: { transactionId?: string; body?: object },
  ): Promise<PaytrailAnswers[K]> {
    const sent = body ? JSON.stringify(body) : ''
    const method = body ? 'POST' : 'GET'
    const values: Record<string, string> = {
      'checkout-account': account.merchantId,
      'checkout-algorithm': ALGORITHM,
      'checkout-method': method,
      'checkout-nonce': randomUUID(),
      'checkout-timestamp': new Date().toISOString(),
      ...(transactionId && { 'checkout-transaction-id': transactionId }),
    }
    const { status, headers, text } = await ask(`${account.url}${path}`, {
      method,
      headers: {
        ...values,
        signature: signatureOf(account.secret, values, sent),
        ...(body && { 'Content-Type': 'application/json; charset=utf-8' }),
      },
      ...(body && { body: sent }),
    })
    if (status >= 500 || status === 429) throw new PaytrailError(`it answers ${status}`)
    if (status >= 400) throw new PaytrailError(`it refuses with ${status}`, status)
    if (!isSigned(account, Object.fromEntries(headers), headers.get('signature') ?? '', text))
      throw new PaytrailError('an answer is not signed with our secret')
    const { data } = paytrailAnswers[kind].safeParse(jsonOf(text))
    // The answer has its signature: what it lacks of its form is looked at here alone.
    if (!data) throw new PaytrailError('an answer that nobody can read')
    return data as PaytrailAnswers[K]
  }

  return {
    /** Opens a payment, which its customer then makes at `href`. */
    create: (body: object) => call('created', '/payments', { body }),
    /** How a payment stands. */
    read: (transactionId: string) =>
      call('payment', `/payments/${encodeURIComponent(transactionId)}`, { transactionId }),
    /** Gives a payment, or a part of it, back. */
    refund: (transactionId: string, body: object) =>
      call('refund', `/payments/${encodeURIComponent(transactionId)}/refund`, { transactionId, body }),
  }
}

async function ask(url: string, init: RequestInit) {
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(DEADLINE_MS) })
    return { status: response.status, headers: response.headers, text: await response.text() }
  } catch (error) {
    throw new PaytrailError(error instanceof Error ? error.name : 'no answer')
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
