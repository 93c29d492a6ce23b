import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { NOBODYS_HASH } from './services/password-hash.ts'

describe('settings', () => {
  it('have defaults that run on one machine', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      smtpUrl: undefined,
      mailFrom: undefined,
      staffEmail: undefined,
      rateLimits: true,
      demo: false,
      logLevel: 'info',
    })
  })

  it('follow the port, and take empty variables as unset', () => {
    expect(readConfig({ PORT: '8080', PUBLIC_URL: '', DATABASE_URL: '' })).toMatchObject({
      publicUrl: 'http://localhost:8080',
      databaseUrl: undefined,
    })
  })

  it('name a language model only with a key, and its server without a last slash', () => {
    expect(readConfig({ OPENAI_BASE_URL: 'http://localhost:11434/v1/' }).model).toBeUndefined()
    expect(readConfig({ OPENAI_API_KEY: 'sk-x' }).model?.baseUrl).toBe('https://api.openai.com/v1')
    expect(readConfig({ OPENAI_API_KEY: 'x', OPENAI_BASE_URL: 'http://localhost:11434/v1/' }).model).toEqual({
      apiKey: 'x',
      baseUrl: 'http://localhost:11434/v1',
      model: 'gpt-4.1-mini',
      daily: { calls: 2_000, tokens: 5_000_000 },
    })
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://x'],
    ['PUBLIC_URL', 'ftp://x'],
    ['PUBLIC_URL', 'arkpax.fi'],
    ['PUBLIC_URL', 'https://arkpax.fi/kauppa?x=1'],
    ['PUBLIC_API_URL', 'api.arkpax.fi'],
    ['ADMIN_PASSWORD', 'lyhyt'],
    ['ADMIN_PASSWORD_HASH', 'plain'],
    ['ADMIN_PASSWORD_HASH', '$argon2id$plain'],
    ['OPENAI_BASE_URL', 'localhost'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', 'proxy'],
    ['RATE_LIMITS', 'maybe'],
    ['METRICS_TOKEN', 'lyhyt'],
    ['SMTP_URL', 'http://posti.arkpax.fi'],
    ['IMAP_URL', 'https://posti:sala@mx.example.fi'],
    ['IMAP_URL', 'imaps://mx.example.fi/INBOX'],
    ['IMAP_URL', 'imaps://posti@mx.example.fi/INBOX'],
    ['IMAP_URL', 'imaps://posti:100%@mx.example.fi'],
    ['REPLY_ADDRESS', 'asiakaspalvelu'],
    ['REPLY_ADDRESS', 'asiakaspalvelu@{token}.fi'],
    ['REPLY_ADDRESS', 'a+{token}+{token}@arkpax.fi'],
    ['REPLY_ADDRESS', 'a+{avain}@arkpax.fi'],
    ['REPLY_ADDRESS', `${'a'.repeat(30)}+{token}@arkpax.fi`],
    ['MAIL_FROM', 'Arkpax'],
    ['MAIL_FROM', 'Arkpax <a@arkpax.fi>, b@arkpax.fi'],
    ['MAIL_FROM', 'Arkpax\nBcc: x <a@arkpax.fi>'],
    ['STAFF_EMAIL', 'myynti'],
    ['OPENAI_API_KEY', 'sk-a\nb'],
    ['OPENAI_BASE_URL', 'ftp://x'],
    ['OPENAI_BASE_URL', 'https://me:secret@x'],
    ['OPENAI_DAILY_CALLS', '-1'],
    ['LOG_LEVEL', 'loud'],
    ['DEMO', 'yes'],
  ])('name %s when it is %j', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^Invalid ${name}: [^\\n]+$`))
  })

  it('name a mailbox with everything that opens it', () => {
    const { mailbox } = readConfig({ IMAP_URL: 'imaps://posti%40arkpax.fi:s%2Fala@mx.example.fi' })
    expect(mailbox).toEqual({
      ...{ host: 'mx.example.fi', port: 993, secure: true },
      ...{ user: 'posti@arkpax.fi', pass: 's/ala', folder: 'INBOX' },
    })
    const other = readConfig({ IMAP_URL: 'imap://posti:sala@localhost:1143/Asiakkaat/Posti' }).mailbox
    expect(other).toMatchObject({ port: 1143, secure: false, folder: 'Asiakkaat/Posti' })
    expect(readConfig({ REPLY_ADDRESS: 'asiakaspalvelu+{token}@arkpax.fi' }).replyAddress).toContain('{token}')
    expect(readConfig({ REPLY_ADDRESS: 'asiakaspalvelu@arkpax.fi' }).replyAddress).toBe('asiakaspalvelu@arkpax.fi')
  })

  it.each([
    ['posti@arkpax.fi', { name: '', address: 'posti@arkpax.fi' }],
    ['Arkpaxin posti <posti@arkpax.fi>', { name: 'Arkpaxin posti', address: 'posti@arkpax.fi' }],
    ['"Arkpax Oy" <posti@arkpax.fi>', { name: 'Arkpax Oy', address: 'posti@arkpax.fi' }],
  ])('read the sender %j', (text, mailFrom) => {
    expect(readConfig({ MAIL_FROM: text })).toMatchObject({ mailFrom })
  })

  it('take the origins of pages and API without a last slash', () => {
    expect(readConfig({ PUBLIC_URL: 'https://arkpax.fi/', PUBLIC_API_URL: 'https://api.arkpax.fi/' })).toMatchObject({
      publicUrl: 'https://arkpax.fi',
      publicApiUrl: 'https://api.arkpax.fi',
    })
  })

  it('take a hash that argon2id has made', () => {
    expect(readConfig({ ADMIN_PASSWORD_HASH: NOBODYS_HASH }).adminPasswordHash).toBe(NOBODYS_HASH)
  })

  it('refuse two ways of giving the password', () => {
    const both = { ADMIN_PASSWORD: 'salasana-1', ADMIN_PASSWORD_HASH: NOBODYS_HASH }
    expect(() => readConfig(both)).toThrow('Invalid ADMIN_PASSWORD')
  })
})
