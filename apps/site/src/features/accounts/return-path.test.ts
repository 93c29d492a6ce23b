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
  'javascript:alert(1)',
  'tili',
  '/auth?paluu=/auth',
  '/Kirjaudu',
])('leads nowhere else: %s', (path) => expect(back(path)).toBe('/dashboard'))
