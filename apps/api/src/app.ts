import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { Deps } from './deps.ts'
import { findSignedInCustomer } from './features/accounts/customer-sessions.service.ts'
import { blogSharePage } from './features/blog/blog-share-page.ts'
import { inquiryPages } from './features/inquiries/inquiry-pages.ts'
import { letterPages } from './features/letters/letter-pages.routes.ts'
import { mediaFiles } from './features/media/media-files.routes.ts'
import { uploadRoutes } from './features/media/uploads.routes.ts'
import { confirmPages } from './features/newsletter/confirm-page.routes.ts'
import { mailEventHooks } from './features/newsletter/mail-event-hooks.ts'
import { offerPages } from './features/offers/offer-pages.routes.ts'
import { payPages } from './features/payments/pay-page.routes.ts'
import { paytrailReturns } from './features/paytrail/paytrail-returns.ts'
import { recallPages } from './features/recalls/recall-pages.ts'
import { listOpenRecallsOf } from './features/recalls/recalls.repo.ts'
import { withdrawalPages } from './features/returns/withdrawal-pages.ts'
import { findSignedInStaff } from './features/staff/staff-sessions.service.ts'
import { passportPages } from './features/units/passport-pages.routes.ts'
import { warrantyCasePages } from './features/warranty-cases/warranty-case-pages.ts'
import { ApiError } from './http/api-error.ts'
import { clientAddress } from './http/client-address.ts'
import type { ApiEnv } from './http/env.ts'
import { formAnswerCss } from './http/form-answer-css.ts'
import { health } from './http/health.ts'
import { type CallCount, coarseLimit, createCallCount } from './http/limits.ts'
import { logRequest } from './http/log-request.ts'
import { metrics } from './http/metrics.ts'
import { mountRoutes } from './http/mount.ts'
import { onError } from './http/on-error.ts'
import { otherOrigins } from './http/other-origins.ts'
import { PRIVATE_PAGE_CSS } from './http/private-page.ts'
import { privatePageCss } from './http/private-page-css.ts'
import { securityHeaders } from './http/security-headers.ts'
import { mailKinds } from './mail-kinds.ts'
import { routes } from './routes.ts'
import { snapshot } from './snapshot.ts'

/** The whole API over its dependencies: mounts the features, nothing else. `calls` are counted together with whoever else answers some. */
export function createApp(deps: Deps, calls: CallCount = createCallCount()): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>()
  app.onError(onError)
  app.notFound(() => {
    throw new ApiError('not_found')
  })
  app.use(async (c, next) => {
    c.set('deps', deps)
    c.set('requestId', randomUUID())
    const socketAddress = c.env?.incoming?.socket.remoteAddress
    c.set('client', clientAddress(socketAddress, c.req.header('x-forwarded-for'), deps.config.trustedProxies))
    await next()
  })
  app.use(logRequest)
  app.use(securityHeaders(deps.config))
  app.use(otherOrigins(deps.config))
  app.use(coarseLimit(calls))
  for (const [path, css] of [
    ['/api/form-answer.css', formAnswerCss],
    [PRIVATE_PAGE_CSS, privatePageCss],
  ] as const)
    app.get(path, (c) =>
      c.body(css, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }),
    )
  app.route('/', health)
  app.route('/', metrics)
  app.route('/', snapshot)
  app.get('/api/openapi.json', async (c) => (await import('./http/open-api.ts')).answerOpenApi(c))
  app.get('/api/docs', async (c) => (await import('./http/open-api.ts')).answerReference(c))
  if (deps.config.mailPreview) {
    app.get('/api/_mails/:kind?/:form?', async (c) =>
      (await import('./features/mail/mail-preview.ts')).answerMailPreview(c, mailKinds),
    )
  }
  const gates = { findStaff: findSignedInStaff, findCustomer: findSignedInCustomer }
  app.route('/', mediaFiles)
  app.route('/', blogSharePage)
  app.route('/', inquiryPages)
  app.route('/', offerPages)
  app.route('/', payPages)
  app.route('/', warrantyCasePages)
  app.route('/', withdrawalPages)
  app.route('/', paytrailReturns)
  app.route('/', recallPages)
  app.route('/', passportPages(listOpenRecallsOf))
  app.route('/', confirmPages)
  app.route('/', mailEventHooks)
  app.route('/', letterPages)
  app.route('/', uploadRoutes(gates))
  mountRoutes(app, routes, gates)
  return app
}
