import fc from 'fast-check'
import { expect, it } from 'vitest'
import { signInPath } from '../../lib/paths.ts'
import { returnPath } from './return-path.ts'

const back = (path: string) => returnPath(`?${new URLSearchParams({ paluu: path })}`)

it('leads to the account where no place was asked for', () => {
  expect(returnPath('')).toBe('/dashboard')
  expect(returnPath('?paluu=')).toBe('/dashboard')
})

it.each(['/oma-tili?nakyma=tilaukset', '/tilauksen-seuranta?order=1#x', '/tuote/1'])('leads back to %s', (path) => {
  expect(back(path)).toBe(path)
  expect(returnPath(new URL(signInPath(path), 'http://any').search)).toBe(path)
})

it.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\r\n/evil.example/',
  '\\\\evil.example',
  '///evil.example',
  '/.//evil.example/x',
  '/..//evil.example/x',
  '/x/..//evil.example/x',
  '/x/../..//evil.example/x',
  '/%2e//evil.example/x',
  '/%2E%2e//evil.example/x',
  '/./\\evil.example/x',
  '/.\\/evil.example/x',
  '/.\t//evil.example',
  '//user:password@evil.example/',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'http:evil.example',
  '@evil.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'tili',
  '/auth?paluu=/auth',
  '/auth/',
  '/Kirjaudu',
])('leads nowhere else: %s', (path) => expect(back(path)).toBe('/dashboard'))

it('never leads to another site, whatever is asked', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%5c',
      '%2f',
      '\t',
      '\n',
      '@',
      ':',
      'https:',
      'javascript:',
      'evil.example',
    ),
    fc.string({ unit: 'binary', maxLength: 3 }),
  )
  const asked = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`)
  fc.assert(
    fc.property(asked, fc.constantFrom('https://www.example.fi', 'http://localhost:3000'), (path, origin) => {
      expect(new URL(back(path), `${origin}/auth`).origin).toBe(origin)
    }),
    { numRuns: 20_000 },
  )
})
