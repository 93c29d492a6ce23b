import { type Endpoint, endpoints } from '@arkpax/schema/endpoints'
import { type ErrorCode, errors, problem } from '@arkpax/schema/errors'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import * as z from 'zod'
import { failuresOf } from './endpoint-failures.ts'
import type { ApiEnv } from './env.ts'

const listed: [string, Endpoint][] = Object.entries(endpoints)

/** `/api/openapi.json`: OpenAPI 3.1, made from the schemas that the server validates with. */
export function answerOpenApi(c: Context<ApiEnv>): Response {
  const { publicUrl } = c.var.deps.config
  if (made?.publicUrl !== publicUrl) made = { publicUrl, json: JSON.stringify(openApiDocument(publicUrl)) }
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=300' }
  return c.body(made.json, 200, headers)
}

/** It never changes while the process runs, and making it takes as long as dozens of other calls. */
let made: { publicUrl: string; json: string } | undefined

/** `/api/docs`: the same, for reading. */
export async function answerReference(c: Context<ApiEnv>): Promise<Response> {
  c.header('Content-Security-Policy', "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'")
  return c.html(await referencePage())
}

/** The OpenAPI 3.1 document of every endpoint. The server is where the document comes from, so its address is relative. */
function openApiDocument(publicUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [key, endpoint] of listed) {
    const [method = '', path = ''] = key.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(key, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Arkpax API',
      version: '1.0.0',
      license: { name: 'Käyttöehdot', url: `${publicUrl}/terms-of-service` },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        session: { type: 'apiKey', in: 'cookie', name: 'arkpax_session' },
      },
      schemas: { Problem: jsonSchema(problem, 'output') },
    },
  }
}

/** What each access asks for: nothing, a browser's session or a bearer token. */
const security = { public: [], customer: [{ session: [] }], admin: [{ bearer: [] }] }

function operation(key: string, endpoint: Endpoint) {
  const content = answerContent(endpoint)
  const status = endpoint.creates ? '201' : content ? '200' : '204'
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    security: security[endpoint.access],
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...idempotencyKey(endpoint),
      ...ifMatch(endpoint),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } } },
    }),
    responses: {
      [status]: { description: 'Success', ...(content && { content }) },
      ...failedAnswers(failuresOf(key, endpoint)),
      default: problemAnswer('The server failed'),
    },
  }
}

/** An answer for each status, which names the codes that it can carry. */
function failedAnswers(codes: ErrorCode[]) {
  const byStatus = Map.groupBy(codes, (code) => errors[code].status)
  const answers = [...byStatus].map(([status, group]) => [status, problemAnswer(`Code ${group.join(' or ')}`)])
  return Object.fromEntries(answers)
}

const problemAnswer = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
})

function answerContent({ output, produces, streams }: Endpoint) {
  if (produces === 'application/octet-stream') return { [produces]: { schema: { type: 'string', format: 'binary' } } }
  if (produces) return { [produces]: { schema: { type: 'string' } } }
  return (
    output && {
      'application/json': { schema: jsonSchema(output, 'output') },
      ...(streams && { 'text/event-stream': { schema: jsonSchema(streams, 'output') } }),
    }
  )
}

const idempotencyKey = (endpoint: Endpoint) =>
  endpoint.creates ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } }] : []

const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'The `version` that the caller has seen, in quotation marks: the change is made only to that one',
  schema: { type: 'string', examples: ['"3"'] },
}
const ifMatch = (endpoint: Endpoint) => (endpoint.versioned ? [IF_MATCH] : [])

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query') {
  const described = schema && jsonSchema(schema, 'input')
  return Object.entries(described?.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: property,
  }))
}

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => z.toJSONSchema(schema, { io, unrepresentable: 'any' })

function referencePage() {
  return html`${raw('<!doctype html>')}<html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1"><title>Arkpax API</title>
    <link rel="stylesheet" href="/api/form-answer.css"></head><body><main><h1>Arkpax API</h1>
    <p>Machine-readable: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
    ${listed.map(
      ([
        key,
        endpoint,
      ]) => html`<section><h2>${key}</h2><p>${endpoint.name}: ${endpoint.summary}. Access: ${endpoint.access}. Fails with: ${failuresOf(key, endpoint).join(', ')}.</p>
      ${described('Query', endpoint.query, 'input')}${described('Body', endpoint.body, 'input')}${described('Answer', endpoint.output, 'output')}${described('Events', endpoint.streams, 'output')}</section>`,
    )}
    <h2>Errors</h2><dl>${Object.entries(errors).map(([code, { status, detail }]) => html`<dt id="${code}">${status} ${code}</dt><dd lang="fi">${detail}</dd>`)}</dl>
    </main></body></html>`
}

const described = (title: string, schema: z.ZodType | undefined, io: 'input' | 'output') =>
  schema
    ? html`<details><summary>${title}</summary><pre>${JSON.stringify(jsonSchema(schema, io), null, 2)}</pre></details>`
    : ''
