import { expect, it } from 'vitest'
import { readReplyToken, replyAddress, replyToken, TOKEN_LENGTH, tokensIn } from './reply-address.ts'

const ID = '0199f3a2-7d41-7000-8000-00000000000a'
const PATTERN = 'asiakaspalvelu+{token}@arkpax.fi'

it('a token leads to its message, whatever servers do to the case of letters', () => {
  const address = replyAddress(PATTERN, 'avain', ID)
  expect(address).toMatch(/^asiakaspalvelu\+[0-9a-v]{42}@arkpax\.fi$/)
  const [token = ''] = tokensIn(PATTERN, ['muu@arkpax.fi', address.toUpperCase().toLowerCase()])
  expect(readReplyToken('avain', token)).toBe(ID)
})

it('every token that differs in one letter, and one of another key, leads nowhere', () => {
  const token = replyToken('avain', ID)
  expect(readReplyToken('toinen', token)).toBeUndefined()
  for (const [at, letter] of [...token].entries()) {
    const forged = `${token.slice(0, at)}${letter === '0' ? '1' : '0'}${token.slice(at + 1)}`
    expect(readReplyToken('avain', forged)).toBeUndefined()
  }
})

it.each([
  '',
  'x',
  'z'.repeat(TOKEN_LENGTH),
  '0'.repeat(TOKEN_LENGTH),
  '0'.repeat(10_000),
  '\u0660'.repeat(TOKEN_LENGTH),
])('what is no token leads nowhere', (token) => expect(readReplyToken('avain', token)).toBeUndefined())

it('an address without a place for a token has none', () => {
  expect(replyAddress('a@arkpax.fi', 'avain', ID)).toBe('a@arkpax.fi')
  expect(tokensIn('a@arkpax.fi', ['a@arkpax.fi'])).toEqual([])
  expect(tokensIn(PATTERN, ['asiakaspalvelu+@arkpax.fi', 'asiakaspalvelu@arkpax.fi'])).toEqual([])
})
