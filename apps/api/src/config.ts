import { BlockList, isIP } from 'node:net'
import { resolve } from 'node:path'
import { line } from '@arkpax/schema/text'
import * as z from 'zod'
import company from '../../../content/data/company.json' with { type: 'json' }

const flag = z.enum(['0', '1']).default('0')
const empty = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(empty, schema.optional())

const WEB_ADDRESS = 'must be an http(s) URL'
const webAddress = z.url({ protocol: /^https?$/, error: WEB_ADDRESS })
const origin = webAddress.refine((url) => /^https?:\/\/[^/?#@]+\/*$/i.test(url), `${WEB_ADDRESS} without a path`)
const ARGON2ID_HASH = /^\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+\$[\w+/]+\$[\w+/]+$/

const environment = z.object({
  PORT: z.preprocess(
    empty,
    z.coerce.number('must be a whole number from 0 to 65535').int().min(0).max(65_535).default(3000),
  ),
  HOST: z.preprocess(empty, z.string().default('127.0.0.1')),
  DATA_DIR: z.preprocess(empty, z.string().default('./data')),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://')),
  PUBLIC_URL: optional(origin),
  PUBLIC_API_URL: optional(origin),
  SITE_DIR: z.preprocess(empty, z.string().default('apps/site/dist')),
  ADMIN_PASSWORD: optional(z.string().min(8, 'must have at least 8 characters').max(256)),
  ADMIN_PASSWORD_HASH: optional(z.string().regex(ARGON2ID_HASH, 'must be an argon2id hash')),
  TRUSTED_PROXIES: z.preprocess(empty, z.string().default('')).transform(toBlockList),
  OPENAI_API_KEY: optional(z.string().regex(/^[\x21-\x7e]{1,500}$/, 'must be one word of visible ASCII characters')),
  OPENAI_BASE_URL: z.preprocess(
    empty,
    webAddress
      .refine((url) => !/^[^/]*\/\/[^/]*@/.test(url), 'must not hold a user name or password')
      .default('https://api.openai.com/v1'),
  ),
  OPENAI_MODEL: z.preprocess(empty, z.string().max(200).default('gpt-4.1-mini')),
  OPENAI_DAILY_CALLS: z.preprocess(empty, z.coerce.number().int().min(0).default(2_000)),
  OPENAI_DAILY_TOKENS: z.preprocess(empty, z.coerce.number().int().min(0).default(5_000_000)),
  OPENAI_CHAT_DEADLINE_MS: z.preprocess(empty, z.coerce.number().int().min(500).max(60_000).default(15_000)),
  SITE_REBUILD_HOOK_URL: optional(webAddress),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must be smtp://… or smtps://…' })),
  MAIL_FROM: z.preprocess(empty, line(320).default(company.email).transform(toSender)),
  STAFF_EMAIL: z.preprocess(empty, z.email('must be an e-mail address').default(company.email)),
  MAIL_PREVIEW: z.preprocess(empty, flag),
  METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
  RATE_LIMITS: z.preprocess(empty, z.enum(['on', 'off']).default('on')),
  DEMO: z.preprocess(empty, flag),
  LOG_LEVEL: z.preprocess(
    empty,
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ),
})

/** An OpenAI-compatible server, and how much of it may be used in a day. */
export interface ModelSettings {
  apiKey: string
  baseUrl: string
  model: string
  daily: { calls: number; tokens: number }
}

/** The server's settings, read once from the environment (architecture §7). */
export interface Config {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  /** Origin in mails, canonical links and CORS, without a trailing slash. */
  publicUrl: string
  /** Origin of the API where the built pages live elsewhere, without a trailing slash; used by the build only. */
  publicApiUrl: string | undefined
  siteDir: string
  adminPassword: string | undefined
  adminPasswordHash: string | undefined
  trustedProxies: BlockList
  metricsToken: string | undefined
  /** POSTed after published content changes; without it the pages are built on this machine. */
  rebuildHookUrl: string | undefined
  /** Shows every kind of mail at `/api/_mails`: for developing. */
  mailPreview: boolean
  /** The server that takes our mail; without it mails are files in `dataDir`. */
  smtpUrl: string | undefined
  mailFrom: { name: string; address: string }
  /** Where notices to staff go, and where customers' answers come. */
  staffEmail: string
  /** Without it the assistant answers by itself, and AI writing is off. */
  model: ModelSettings | undefined
  /** How long a visitor waits for the model before the built-in answer is given. */
  chatDeadlineMs: number
  rateLimits: boolean
  demo: boolean
  logLevel: string
}

/** Says which variable is wrong, in one line. */
export class ConfigError extends Error {}

/** What to print of a failure that ends the process: one line for a wrong variable, everything otherwise. */
export const tellFailure = (error: unknown) => (error instanceof ConfigError ? error.message : error)

/** Parses the environment; throws a ConfigError that names the first invalid variable. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(env)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError(`Invalid ${String(issue?.path[0])}: ${issue?.message}`)
  }
  const settings = parsed.data
  if (settings.ADMIN_PASSWORD && settings.ADMIN_PASSWORD_HASH) {
    throw new ConfigError('Invalid ADMIN_PASSWORD: set it or ADMIN_PASSWORD_HASH, not both')
  }
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ''),
    publicApiUrl: settings.PUBLIC_API_URL?.replace(/\/+$/, ''),
    siteDir: resolve(settings.SITE_DIR),
    adminPassword: settings.ADMIN_PASSWORD,
    adminPasswordHash: settings.ADMIN_PASSWORD_HASH,
    trustedProxies: settings.TRUSTED_PROXIES,
    rebuildHookUrl: settings.SITE_REBUILD_HOOK_URL,
    metricsToken: settings.METRICS_TOKEN,
    mailPreview: settings.MAIL_PREVIEW === '1',
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    staffEmail: settings.STAFF_EMAIL,
    model: toModelSettings(settings),
    chatDeadlineMs: settings.OPENAI_CHAT_DEADLINE_MS,
    rateLimits: settings.RATE_LIMITS === 'on',
    demo: settings.DEMO === '1',
    logLevel: settings.LOG_LEVEL,
  }
}

/** 'Arkpax <posti@arkpax.fi>', or the address alone: then mails come from the brand. */
function toSender(text: string, context: z.RefinementCtx): { name: string; address: string } {
  const [, name = '', address = text] = /^"?([^<>"]*)"?\s*<([^<>]+)>$/.exec(text) ?? []
  if (z.email().safeParse(address).success) return { name: name.trim() || company.brand, address }
  context.addIssue("must be an address or 'Name <address>'")
  return z.NEVER
}

function toModelSettings(settings: z.output<typeof environment>): ModelSettings | undefined {
  if (!settings.OPENAI_API_KEY) return undefined
  return {
    apiKey: settings.OPENAI_API_KEY,
    baseUrl: settings.OPENAI_BASE_URL.replace(/\/+$/, ''),
    model: settings.OPENAI_MODEL,
    daily: { calls: settings.OPENAI_DAILY_CALLS, tokens: settings.OPENAI_DAILY_TOKENS },
  }
}

/** Addresses and CIDR blocks, separated by commas. */
function toBlockList(text: string, context: z.RefinementCtx): BlockList {
  const list = new BlockList()
  for (const entry of text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const [address = '', prefix] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    const bits = Number(prefix ?? (family === 'ipv6' ? 128 : 32))
    if (!isIP(address) || !Number.isInteger(bits) || bits < 0 || bits > (family === 'ipv6' ? 128 : 32)) {
      context.addIssue(`'${entry}' is not an address or a CIDR block`)
      return z.NEVER
    }
    list.addSubnet(address, bits, family)
  }
  return list
}
