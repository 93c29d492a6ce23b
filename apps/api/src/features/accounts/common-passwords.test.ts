import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

describe('a password', () => {
  it.each(
    `123456 123456789 12345678 password qwerty 12345 qwerty123 1q2w3e 111111 123123 abc123 1234567 password1 iloveyou 1234567890
    000000 qwertyuiop dragon monkey letmein baseball football sunshine princess welcome shadow superman michael 654321 master
    qwerty1 1q2w3e4r 987654321 passw0rd p4$$w0rd trustno1 zaq12wsx 1qaz2wsx qazwsx asdfghjkl asdf1234 zxcvbnm 121212 696969 aaaaaa
    abcd1234 a1b2c3d4 q1w2e3r4 123qwe qwe123 1234qwer password123 Password1! Passw0rd! admin123 welcome1 hello123 charlie1
    salasana salasana1 Salasana123! perkele saatana1 kissa123 kissakissa koira1 jääkiekko suomi1917 Helsinki1 kesä2026 Kevät2026!
    testi123 moikka rakkaus1 aurinko1 virtanen1 jokerit arkpax2026 13051985 010190`.split(/\s+/),
  )('%s is refused', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  it.each([
    'venelaituri7',
    'tuulimylly ja ruuvimeisseli',
    'correct horse battery staple',
    'xK9#pq',
    'Räntäsade-71',
    'hammasharja',
    '90210773615528',
    '🛶🔋⚡️🌊🏕️🌲',
  ])('%s is taken', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })

  it('that is one’s own name or address is refused', () => {
    const own = ['tahvo.veikea@example.fi', 'Tahvo', 'Veikeä']
    for (const password of ['tahvo1', 'Veikeä2026', 'tahvoveikeä', 'veikea!']) {
      expect(isCommonPassword(password, own)).toBe(true)
      expect(isCommonPassword(password)).toBe(false)
    }
  })

  it('of any length is judged at once', () => {
    const started = performance.now()
    for (const text of ['a'.repeat(256), 'ab'.repeat(128), '1'.repeat(255), 'qwerty'.repeat(42), '(a+)+$'.repeat(40)])
      isCommonPassword(text)
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})
