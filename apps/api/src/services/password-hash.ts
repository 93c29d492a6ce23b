import { ApiError } from '../http/api-error.ts'

// OWASP's argon2id figures: 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash at the same cost that no password is known for: what an unknown address is checked against. */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$vvNX+bdlS6XUm//D2WLN1Q$bnfqnOmEiN7MAHkbWHzVX53+I6Zl1JYVKtSpqr/GUGE'

/** Each takes a core and 19 MiB for tens of milliseconds; a flood of sign-ins must not take all of them. */
const AT_ONCE = 2
const WAITING = 100

let running = 0
const waiting: (() => void)[] = []

/**
 * Makes an argon2id hash of a password, with a salt at random or with the 16 bytes that are given: the same password and salt
 * give the same hash. Throws `unavailable` when too many are waiting.
 */
export async function hashPassword(password: string, salt?: Uint8Array): Promise<string> {
  const { hash } = await import('@node-rs/argon2')
  return inTurn(() => hash(password, { ...COST, ...(salt && { salt }) }))
}

/** Whether a password is the one of a hash; it takes as long when it is not. Throws `unavailable` when too many are waiting. */
export async function isPassword(passwordHash: string, password: string): Promise<boolean> {
  const { verify } = await import('@node-rs/argon2')
  return inTurn(() => verify(passwordHash, password))
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING) throw new ApiError('unavailable', { headers: { 'Retry-After': '5' } })
    await new Promise<void>((turn) => waiting.push(turn))
  } else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
