import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { type Context, Hono } from 'hono'
import { ApiError } from '../../http/api-error.ts'
import type { ApiEnv } from '../../http/env.ts'
import { limitCall } from '../../http/limits.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { openPassport, type Passport, type RecallsOf } from './passport.service.ts'
import type { PassportReader } from './passport-aspects.ts'
import { passportJson } from './passport-json.ts'
import { gonePage, passportPage, unknownPage } from './passport-page.ts'
import { passportCssSource } from './passport-page-css.ts'
import { findPassportToken, recordPassportRead } from './passport-tokens.repo.ts'

/** Passports stand under addresses that are printed on the units: a page for people, and the same beside it for machines. */
export const passportPages = (recallsOf: RecallsOf) =>
  new Hono<ApiEnv>().get('/akkupassi/:id', async (c) => {
    const [, id = '', isJson] = /^([^.]*)(\.json)?$/i.exec(c.req.param('id')) ?? []
    const { db, config, now } = c.var.deps
    const passport = await openPassport(db, id, { site: config.publicUrl, now: now(), recallsOf })
    return isJson ? answerJson(c, passport) : answerPage(c, passport)
  })

async function answerPage(c: Context<ApiEnv>, passport: Passport | undefined): Promise<Response> {
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src ${passportCssSource}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  )
  c.header('Content-Type', 'text/html; charset=utf-8')
  if (!passport) {
    const { company } = await readSettings(c.var.deps.db)
    return answer(c, unknownPage(company.brand), 404)
  }
  return passport.unit.status === 'scrapped'
    ? answer(c, gonePage(passport), 410)
    : answer(c, passportPage(passport), 200)
}

async function answerJson(c: Context<ApiEnv>, passport: Passport | undefined): Promise<Response> {
  const { db } = c.var.deps
  const token = await readToken(c)
  if (!passport) throw new ApiError('not_found', { detail: 'Akkupassia ei löytynyt.' })
  const reader: PassportReader = token?.tier ?? 'public'
  if (token) await recordPassportRead(db, { tokenId: token.id, unitId: passport.unit.id, now: c.var.deps.now() })
  c.header('Content-Type', 'application/json; charset=utf-8')
  const status = passport.unit.status === 'scrapped' ? 410 : 200
  return answer(c, JSON.stringify(passportJson(passport, reader)), status, token !== undefined)
}

/** Whose token was sent; undefined where none was. Throws `unauthorized` for one that does not hold, and limits tries. */
async function readToken(c: Context<ApiEnv>) {
  const header = c.req.header('authorization')
  if (header === undefined) return undefined
  const { db, config, now } = c.var.deps
  const token = await findPassportToken(db, header.replace(/^Bearer /i, ''))
  if (token) return token
  if (config.rateLimits) await limitCall(db, 'passport-token', c.var.client, now())
  throw new ApiError('unauthorized', {
    detail: 'Lukuoikeus ei ole voimassa. Kysy uutta valmistajalta.',
    headers: { 'WWW-Authenticate': 'Bearer' },
  })
}

/** What everybody reads may be kept for a minute and is asked for anew after that; what somebody reads by right is never kept. */
function answer(c: Context<ApiEnv>, text: string, status: 200 | 404 | 410, isPrivate = false): Response {
  c.header('X-Robots-Tag', 'noindex')
  const body = Buffer.from(text)
  if (!isPrivate && status !== 404) {
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    c.header('Cache-Control', 'public, max-age=60')
    c.header('ETag', etag)
    if (status === 200 && c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304)
  }
  c.header('Vary', 'Accept-Encoding, Authorization', { append: true })
  if (!c.req.header('accept-encoding')?.includes('gzip')) return c.body(body, status)
  c.header('Content-Encoding', 'gzip')
  return c.body(gzipSync(body), status)
}
