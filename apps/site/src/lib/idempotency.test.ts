import { expect, it } from 'vitest'
import { idempotencyKeys } from './idempotency.ts'

it('keeps the key for a retry and changes it with the content', () => {
  const keyFor = idempotencyKeys()
  const first = keyFor('{"email":"a@b.fi"}')
  expect(keyFor('{"email":"a@b.fi"}')).toBe(first)
  expect(keyFor('{"email":"c@d.fi"}')).not.toBe(first)
})
