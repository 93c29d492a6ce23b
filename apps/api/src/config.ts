import { resolve } from 'node:path'
import * as z from 'zod'
import {
  argon2idHash,
  bearer,
  blockList,
  flag,
  imapServer,
  objectStore,
  onOrOff,
  origin,
  replyPattern,
  sender,
  serverAddress,
  webAddress,
} from './config-values.ts'
import { nameOf, optionalSetting, setting } from './config-variable.ts'

const path = z.string().transform((text) => resolve(text))
const count = z.coerce.number().int().min(0)

/** Every variable that the server reads, once: its name, its default and what it means, in the order of `docs/configuration.md`. */
export const settings = z.object({
  port: setting('PORT', z.coerce.number('must be a whole number from 0 to 65535').int().min(0).max(65_535), {
    byDefault: '3000',
    meaning: 'Where the one process listens; `0` takes a free port',
  }),
  host: setting('HOST', z.string(), { byDefault: '127.0.0.1', meaning: 'The address that it listens on' }),
  dataDir: setting('DATA_DIR', path, {
    byDefault: './data',
    meaning: 'The SQLite file, `outbox/`, `media/` and `uploads/`',
  }),
  databaseUrl: optionalSetting('DATABASE_URL', z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://'), {
    byDefault: 'SQLite in `DATA_DIR`',
    meaning: '`postgres://…` for PostgreSQL 15 or newer',
  }),
  mediaStore: optionalSetting('MEDIA_STORE_URL', objectStore, {
    byDefault: '`DATA_DIR/media`',
    meaning:
      '`https://key:secret@host/bucket?region=eu-north-1`: an S3-compatible store for uploaded pictures and documents; `DATA_DIR/media-cache` then keeps copies',
  }),
  publicUrl: optionalSetting('PUBLIC_URL', origin, {
    byDefault: '`http://localhost:$PORT`',
    meaning: 'Origin in mails, canonical links, sitemap and CORS; built into the pages',
  }),
  publicApiUrl: optionalSetting('PUBLIC_API_URL', origin, {
    byDefault: 'same origin',
    meaning: 'Where the built pages find the API when they live on a CDN',
  }),
  siteDir: setting('SITE_DIR', path, {
    byDefault: 'apps/site/dist',
    meaning: 'The built pages that this process serves and builds: a link to the newest build in `<SITE_DIR>.builds/`',
  }),
  siteBuild: setting('SITE_BUILD', onOrOff, {
    byDefault: 'on',
    meaning: '`off` where another process builds the pages (`scripts/publisher.ts`)',
  }),
  rebuildHookUrl: optionalSetting('SITE_REBUILD_HOOK_URL', webAddress, {
    byDefault: 'rebuild on this machine',
    meaning:
      'POSTed seconds after published content has changed; the host behind it builds the pages, and neither the server nor `scripts/publisher.ts` does',
  }),
  adminPassword: optionalSetting('ADMIN_PASSWORD', z.string().min(8, 'must have at least 8 characters').max(256), {
    byDefault: 'made at random at first start, printed once',
    meaning: 'The password of the back office; changing it ends all its sessions',
  }),
  adminPasswordHash: optionalSetting('ADMIN_PASSWORD_HASH', argon2idHash, {
    byDefault: '`ADMIN_PASSWORD`',
    meaning: 'Its argon2id hash instead: one of the two, not both',
  }),
  smtpUrl: optionalSetting('SMTP_URL', z.url({ protocol: /^smtps?$/, error: 'must be smtp://… or smtps://…' }), {
    byDefault: '`.eml` files in `DATA_DIR/outbox`',
    meaning: '`smtp://user:password@host:587` or `smtps://…`; takes our mail',
  }),
  mailFrom: optionalSetting('MAIL_FROM', sender, {
    byDefault: 'brand and e-mail of the company in `/admin/settings`',
    meaning: 'Sender: `Name <address>` or an address',
  }),
  staffEmail: optionalSetting('STAFF_EMAIL', z.email('must be an e-mail address'), {
    byDefault: 'e-mail of the company in `/admin/settings`',
    meaning: 'Where notices to staff go and customers’ answers come',
  }),
  mailbox: optionalSetting('IMAP_URL', imapServer, {
    byDefault: 'mail is not read',
    meaning:
      '`imaps://user:password@host/INBOX`: the mailbox of customer service, whose mails come into `/admin/contact-management`; it is only read. The address in `MAIL_FROM` should lead to it, so that mails that come back are seen',
  }),
  replyAddress: optionalSetting('REPLY_ADDRESS', replyPattern, {
    byDefault: '`STAFF_EMAIL`',
    meaning:
      'Where customers’ answers come, in that mailbox: `asiakaspalvelu+{token}@example.com`, in which each conversation gets a token of its own, or without `{token}` where the server takes no such addresses',
  }),
  mailPreview: setting('MAIL_PREVIEW', flag, {
    byDefault: '0',
    meaning: '`1` shows every kind of mail at `/api/_mails`; `npm run dev` sets it',
  }),
  trustedProxies: setting('TRUSTED_PROXIES', blockList, {
    byDefault: '',
    shownDefault: 'none',
    meaning: 'Addresses and CIDR blocks whose `X-Forwarded-For` is believed',
  }),
  openaiApiKey: optionalSetting(
    'OPENAI_API_KEY',
    z.string().regex(/^[\x21-\x7e]{1,500}$/, 'must be one word of visible ASCII characters'),
    {
      byDefault: 'built-in assistant, AI writing off',
      meaning: 'Key of OpenAI or of any server that speaks its chat API',
    },
  ),
  openaiBaseUrl: setting('OPENAI_BASE_URL', serverAddress, {
    byDefault: 'https://api.openai.com/v1',
    meaning: 'That server; without a key it has no effect',
  }),
  openaiModel: setting('OPENAI_MODEL', z.string().max(200), {
    byDefault: 'gpt-4.1-mini',
    meaning: 'Its model; without a key it has no effect',
  }),
  openaiDailyCalls: setting('OPENAI_DAILY_CALLS', count, {
    byDefault: '2000',
    meaning: 'Calls to the model in a day (UTC), by all processes together',
  }),
  openaiDailyTokens: setting('OPENAI_DAILY_TOKENS', count, {
    byDefault: '5000000',
    meaning: 'Tokens of those calls in a day',
  }),
  chatDeadlineMs: setting('OPENAI_CHAT_DEADLINE_MS', z.coerce.number().int().min(500).max(60_000), {
    byDefault: '15000',
    meaning: 'Milliseconds that a visitor waits for the model before the built-in answer comes',
  }),
  paytrailMerchantId: optionalSetting('PAYTRAIL_MERCHANT_ID', z.string().regex(/^\d{1,12}$/, 'must be a number'), {
    byDefault: 'online payments off',
    meaning: 'Our account with Paytrail, for online payments; its pages come back to `PUBLIC_URL`, which must be https',
  }),
  paytrailSecret: optionalSetting(
    'PAYTRAIL_SECRET',
    z.string().regex(/^[\x21-\x7e]{8,200}$/, 'must be one word of 8 to 200 characters'),
    {
      byDefault: 'online payments off',
      meaning: 'The secret key of that account',
    },
  ),
  paytrailUrl: setting('PAYTRAIL_URL', serverAddress, {
    byDefault: 'https://services.paytrail.com',
    meaning: 'Paytrail’s API; without keys it has no effect',
  }),
  mailEventsSecret: optionalSetting(
    'MAIL_EVENTS_SECRET',
    z.string().regex(/^[\x21-\x7e]{16,200}$/, 'must be one word of 16 to 200 characters'),
    {
      byDefault: 'off',
      meaning:
        'The secret with which a sending service proves what it tells of mails that came back and of complaints, at `/api/webhooks/mail-events/plain`, `/mailgun` or `/postmark`',
    },
  ),
  snapshotToken: optionalSetting('SNAPSHOT_TOKEN', bearer, {
    byDefault: 'snapshot off',
    meaning:
      'Bearer for what is published, in one piece, at `/api/snapshot`: for pages that are built on another machine',
  }),
  snapshotUrl: optionalSetting('SNAPSHOT_URL', webAddress, {
    byDefault: 'the database',
    meaning:
      'On that machine: `https://…/api/snapshot` of the server, from which `npm run build` reads with its `SNAPSHOT_TOKEN`',
  }),
  metricsToken: optionalSetting('METRICS_TOKEN', z.string().min(16, 'must have at least 16 characters'), {
    byDefault: 'metrics off',
    meaning: 'Bearer for Prometheus text at `/api/metrics`',
  }),
  rateLimits: setting('RATE_LIMITS', onOrOff, {
    byDefault: 'on',
    meaning: '`off` for load tests on one’s own machine',
  }),
  demo: setting('DEMO', flag, { byDefault: '0', meaning: '`1` seeds a lively demo shop into an empty database' }),
  logLevel: setting('LOG_LEVEL', z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), {
    byDefault: 'info',
    meaning: 'Structured logs without bodies, query strings or personal data',
  }),
})

const configuration = settings
  .refine(({ adminPassword, adminPasswordHash }) => !adminPassword || !adminPasswordHash, {
    path: ['adminPassword'],
    error: `set it or ${nameOf(settings.shape.adminPasswordHash)}, not both`,
  })
  .refine(({ snapshotUrl, snapshotToken }) => !snapshotUrl || snapshotToken, {
    path: ['snapshotToken'],
    error: 'must be that of the server at SNAPSHOT_URL',
  })
  .refine(({ paytrailMerchantId, paytrailSecret }) => !paytrailMerchantId === !paytrailSecret, {
    path: ['paytrailSecret'],
    error: `set it and ${nameOf(settings.shape.paytrailMerchantId)}, or neither`,
  })
  .transform(
    ({
      openaiApiKey,
      openaiBaseUrl,
      openaiModel,
      openaiDailyCalls,
      openaiDailyTokens,
      paytrailMerchantId,
      paytrailSecret,
      paytrailUrl,
      ...others
    }) => ({
      ...others,
      /** Whence a build reads what is published; undefined: from the database. */
      snapshot:
        others.snapshotUrl && others.snapshotToken
          ? { url: others.snapshotUrl, token: others.snapshotToken }
          : undefined,
      publicUrl: others.publicUrl ?? `http://localhost:${others.port}`,
      /** Without it nobody pays online. */
      paytrail:
        paytrailMerchantId && paytrailSecret
          ? {
              merchantId: paytrailMerchantId,
              secret: paytrailSecret,
              url: paytrailUrl,
              backTo: others.publicUrl ?? `http://localhost:${others.port}`,
            }
          : undefined,
      /** Without it the assistant answers by itself, and AI writing is off. */
      model:
        openaiApiKey === undefined
          ? undefined
          : {
              apiKey: openaiApiKey,
              baseUrl: openaiBaseUrl,
              model: openaiModel,
              daily: { calls: openaiDailyCalls, tokens: openaiDailyTokens },
            },
    }),
  )

/** The server's settings, read once from the environment. */
export type Config = z.output<typeof configuration>

/** A mailbox on an IMAP server. */
export type MailboxSettings = NonNullable<Config['mailbox']>

/** An OpenAI-compatible server, and how much of it may be used in a day. */
export type ModelSettings = NonNullable<Config['model']>

/** Says which variable is wrong, in one line. */
export class ConfigError extends Error {}

/** What to print of a failure that ends the process: one line for a wrong variable, everything otherwise. */
export const tellFailure = (error: unknown) => (error instanceof ConfigError ? error.message : error)

/** Parses the environment; throws a ConfigError that names the first invalid variable. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const named = Object.entries(settings.shape).map(([key, schema]) => ({ key, name: nameOf(schema) }))
  const parsed = configuration.safeParse(Object.fromEntries(named.map(({ key, name }) => [key, env[name]])))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const name = named.find(({ key }) => key === issue?.path[0])?.name
  throw new ConfigError(`Invalid ${name}: ${issue?.message}`)
}
