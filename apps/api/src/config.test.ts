import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('settings', () => {
  it('have defaults that run on one machine', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
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

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://x'],
    ['PUBLIC_URL', 'ftp://x'],
    ['ADMIN_PASSWORD', 'lyhyt'],
    ['ADMIN_PASSWORD_HASH', 'plain'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', 'proxy'],
    ['RATE_LIMITS', 'maybe'],
    ['METRICS_TOKEN', 'lyhyt'],
    ['LOG_LEVEL', 'loud'],
    ['DEMO', 'yes'],
  ])('name %s when it is %j', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^Invalid ${name}: [^\\n]+$`))
  })

  it('refuse two ways of giving the password', () => {
    const both = { ADMIN_PASSWORD: 'salasana-1', ADMIN_PASSWORD_HASH: '$argon2id$x' }
    expect(() => readConfig(both)).toThrow('Invalid ADMIN_PASSWORD')
  })
})
