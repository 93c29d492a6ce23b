import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const MERCHANT = '375917'
export const SECRET = 'SAIPPUAKAUPPIAS'

interface Body {
  stamp: string
  reference: string
  amount: number
  items?: { unitPrice: number; units: number; vatPercentage: number; productCode: string }[]
  customer: { email: string }
  redirectUrls: { success: string; cancel: string }
  callbackUrls: { success: string; cancel: string }
}

interface Transaction extends Body {
  id: string
  status: string
}

export interface FakeRefund {
  id: string
  of: string
  amount: number
  stamp: string
}

/** What a callback says of a payment; what is left out is as it is. */
export interface Said {
  status?: string
  amount?: number
  stamp?: string
  reference?: string
  transactionId?: string
  secret?: string
}

/**
 * A payment server as Paytrail's published API describes it: signed calls with nonces that are used once, signed answers, sums that add up,
 * redirects and callbacks by GET. `next` is what it does with the next call but for answering it: fail, or hang up after its work.
 */
export async function startFakePaytrail() {
  const transactions = new Map<string, Transaction>()
  const refunds: FakeRefund[] = []
  const nonces = new Set<string>()
  const mistakes: string[] = []
  const behaviour: { next?: 'error' | 'hang up'; refund: 'ok' | 'pending' | 'unsupported'; asked: number } = {
    refund: 'ok',
    asked: 0,
  }

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const text = (await request.toArray()).join('')
    behaviour.asked += 1
    const next = behaviour.next
    behaviour.next = undefined
    if (next === 'error') return response.writeHead(503).end('{}')
    const { status, answer } = work(request, text)
    if (next === 'hang up') return response.destroy()
    const body = JSON.stringify(answer)
    const headers = {
      'checkout-account': MERCHANT,
      'checkout-algorithm': 'sha256',
      'checkout-method': request.method ?? '',
      'checkout-nonce': randomUUID(),
      'checkout-timestamp': new Date().toISOString(),
    }
    response
      .writeHead(status, { ...headers, signature: sign(headers, body), 'Content-Type': 'application/json' })
      .end(body)
  }

  function work(request: IncomingMessage, text: string): { status: number; answer: unknown } {
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const nonce = headers['checkout-nonce'] ?? ''
    const isWrong =
      headers.signature !== sign(headers, text) ||
      headers['checkout-method'] !== request.method ||
      Number.isNaN(Date.parse(headers['checkout-timestamp'] ?? '')) ||
      nonces.has(nonce)
    nonces.add(nonce)
    if (isWrong) {
      mistakes.push('signature')
      return { status: 401, answer: { status: 'error' } }
    }
    const [, id = '', part] = /^\/payments\/([^/]+)(\/refund)?$/.exec(request.url ?? '') ?? []
    if (id && headers['checkout-transaction-id'] !== id) mistakes.push('transaction id')
    if (!id) return create(JSON.parse(text))
    return part ? refund(id, JSON.parse(text)) : read(id)
  }

  function create(body: Body) {
    const sum = body.items?.reduce((total, { unitPrice, units }) => total + unitPrice * units, 0)
    const urls = [...Object.values(body.redirectUrls), ...Object.values(body.callbackUrls)]
    const isWhole = body.stamp && body.reference && body.amount > 0 && body.customer.email && urls.length === 4
    if (!isWhole || (sum !== undefined && sum !== body.amount)) {
      mistakes.push(`create: ${JSON.stringify(body)}`)
      return { status: 400, answer: { status: 'error' } }
    }
    const id = randomUUID()
    transactions.set(id, { ...body, id, status: 'new' })
    const href = `https://services.paytrail.com/pay/${id}`
    return { status: 201, answer: { transactionId: id, href, reference: body.reference, providers: [], groups: [] } }
  }

  function read(id: string) {
    const found = transactions.get(id)
    if (!found) return { status: 404, answer: { status: 'error' } }
    const { status, amount, stamp, reference } = found
    const paidAt = status === 'ok' ? { paidAt: new Date().toISOString() } : {}
    return { status: 200, answer: { transactionId: id, status, amount, currency: 'EUR', stamp, reference, ...paidAt } }
  }

  function refund(of: string, { amount, refundStamp }: { amount: number; refundStamp: string }) {
    if (behaviour.refund === 'unsupported') return { status: 422, answer: { status: 'error' } }
    const given = refunds.filter((refund) => refund.of === of).reduce((sum, refund) => sum + refund.amount, 0)
    if (given + amount > (transactions.get(of)?.amount ?? 0)) {
      mistakes.push('refund of more than was paid')
      return { status: 400, answer: { status: 'error' } }
    }
    const id = randomUUID()
    refunds.push({ id, of, amount, stamp: refundStamp })
    return { status: 201, answer: { transactionId: id, provider: 'nordea', status: behaviour.refund } }
  }

  const query = (values: Record<string, string>, secret = SECRET) =>
    new URLSearchParams({ ...values, signature: sign(values, '', secret) })

  const valuesOf = (kind: { amount: number; stamp: string; reference: string; id: string; status: string }) => ({
    'checkout-account': MERCHANT,
    'checkout-algorithm': 'sha256',
    'checkout-amount': String(kind.amount),
    'checkout-stamp': kind.stamp,
    'checkout-reference': kind.reference,
    'checkout-transaction-id': kind.id,
    'checkout-status': kind.status,
    'checkout-provider': 'nordea',
  })

  return {
    url: `http://127.0.0.1:${port}`,
    transactions,
    refunds,
    mistakes,
    behaviour,
    /** Sets how a payment stands and gives the path of the callback that tells of it, of the redirect where `part` is `return`. */
    path(id: string, { secret, transactionId = id, ...said }: Said = {}, part: 'callback' | 'return' = 'callback') {
      const transaction = transactions.get(id)
      if (!transaction) throw new Error('No such payment')
      return `/api/paytrail/${part}?${query(valuesOf({ ...transaction, ...said, id: transactionId }), secret)}`
    },
    /** The path of the callback that tells of a refund. */
    refundPath: (refund: FakeRefund, status: string) =>
      `/api/paytrail/callback-refund?${query(valuesOf({ ...refund, reference: refund.stamp, status }))}`,
    settle(id: string, status: string) {
      const transaction = transactions.get(id)
      if (transaction) transaction.status = status
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
export type FakePaytrail = Awaited<ReturnType<typeof startFakePaytrail>>

/** As the published examples reckon it, apart from the server's own. */
function sign(values: Record<string, string>, body: string, secret = SECRET): string {
  const payload = Object.keys(values)
    .sort()
    .filter((name) => /^checkout-/.test(name))
    .map((name) => [name, values[name]].join(':'))
    .concat(body)
    .join('\n')
  return createHmac('sha256', secret).update(payload).digest('hex')
}
