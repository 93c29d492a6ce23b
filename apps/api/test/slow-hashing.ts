// Preloaded into a server (`node --import`), it makes every hash of a new password take a second longer, so that a test can see
// what the server does meanwhile.
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'

const argon2: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2')
const { hash } = argon2
const hashLater: typeof hash = async (...given) => {
  await sleep(1_000)
  return hash(...given)
}
Object.assign(argon2, { hash: hashLater })
