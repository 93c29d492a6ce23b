import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { type Endpoint, endpoints } from '@arkpax/schema/endpoints'
import { type ErrorCode, errors } from '@arkpax/schema/errors'
import { beforeAll, expect, it } from 'vitest'
import * as z from 'zod'
import { failuresOf } from '../src/http/endpoint-failures.ts'
import { fieldLines, type NamedTypes, shortType } from './short-type.ts'

const SCHEMA = `${import.meta.dirname}/../../../packages/schema/src`
const named: NamedTypes = z.registry<{ id: string }>()
const types = new Map<string, { schema: z.ZodType; noun: string }>()
const nounOf = new Map<string, string>()

beforeAll(async () => {
  for (const file of globSync(`${SCHEMA}/endpoints/*.ts`)) {
    const exported: Record<string, unknown> = await import(file)
    for (const [name, group] of Object.entries(exported)) {
      if (!name.endsWith('Endpoints')) continue
      for (const key of Object.keys(group ?? {})) nounOf.set(key, basename(file, '.ts'))
    }
  }
  for (const file of globSync(`${SCHEMA}/*.ts`).sort()) {
    if (file.endsWith('.test.ts') || file.endsWith('endpoints.ts')) continue
    const exported: Record<string, unknown> = await import(file)
    for (const [name, schema] of Object.entries(exported)) {
      if (!(schema instanceof z.ZodObject) || named.has(schema)) continue
      const id = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
      expect(types.get(id)?.noun, `${id} names two schemas`).toBeUndefined()
      named.add(schema, { id })
      types.set(id, { schema, noun: basename(file, '.ts') })
    }
  }
})

it('shows the whole API on one page, docs/api.md', async () => {
  const listed: [string, Endpoint][] = Object.entries(endpoints)
  const ofNouns = Map.groupBy(listed, ([key]) => nounOf.get(key) ?? 'of no noun')
  expect([...ofNouns.keys()]).not.toContain('of no noun')
  const answered = new Set<string>()
  const nouns = [...ofNouns].flatMap(([noun, group]) => [
    `## ${noun}`,
    '',
    ...group.flatMap(([key, endpoint]) => [...call(key, endpoint, answered), '']),
  ])
  const page = [...INTRODUCTION, ...nouns, ...typeSection(answered), ...errorSection(), '']
  await expect(page.join('\n')).toMatchFileSnapshot('../../../docs/api.md')
})

const INTRODUCTION = `# The whole API

Written from \`packages/schema/src/endpoints/\` and checked by \`apps/api/test/api-page.test.ts\`; \`vitest -u\` writes it anew. A running
server shows the same with every rule of every field at \`/api/docs\`, and for machines at \`/api/openapi.json\`.

- **Access**: \`public\`; \`customer\`, a session cookie of \`POST /api/auth/login\`; \`admin\`, \`Authorization: Bearer …\` of \`POST /api/admin/login\`.
- **Types** are written as TypeScript does, with bounds behind them: \`string 1…200\` is a text of 1 to 200 characters, \`number ≥ 0\` starts at zero,
  \`instant\` is a time in UTC as ISO 8601, \`= 100\` is what counts when a field is left out. Money is in euros. A name is told under [types](#types).
- **Answers** are 200, 201 where the call creates something, 204 where nothing is answered. A list is a plain array; \`Link: <…>; rel="next"\` has its next page.
- **Creates** means that the call honours \`Idempotency-Key\`; **versioned**, that it honours \`If-Match\` with the \`version\` that the caller has seen.
- **Fails** names codes, whose status and text stand [at the end](#errors). Any call may answer \`too_many_requests\`, \`internal\` or \`unavailable\`.
- A body is at most 64 KiB where nothing else is said.
`.split('\n')

function call(key: string, endpoint: Endpoint, names: Set<string>): string[] {
  const { access, limit, creates, versioned, maxBodyKiB, params, query, body } = endpoint
  const traits = [
    access,
    ...(creates ? ['creates'] : []),
    ...(versioned ? ['versioned'] : []),
    ...(limit ? [`limit of ${limit}`] : []),
    ...(maxBodyKiB ? [`body of at most ${maxBodyKiB} KiB`] : []),
  ]
  const failures = failuresOf(key, endpoint).filter((code) => code !== 'too_many_requests')
  return [
    `### \`${key}\``,
    '',
    `${endpoint.summary}. \`${endpoint.name}\`, ${traits.join(', ')}.`,
    '',
    ...input('Path', params, names),
    ...input('Query', query, names),
    ...input('Body', body, names),
    `- Answers ${answer(endpoint, names)}`,
    ...(failures.length > 0 ? [`- Fails: ${failures.join(', ')}`] : []),
  ]
}

function input(place: string, schema: z.ZodType | undefined, names: Set<string>): string[] {
  return schema ? [`- ${place}: \`${fieldLines(schema, 'input', named, names).join('; ')}\``] : []
}

function answer({ creates, output, produces, streams }: Endpoint, names: Set<string>): string {
  const status = creates ? 201 : output || produces ? 200 : 204
  if (produces) return `${status} with a download of \`${produces}\``
  if (!output) return String(status)
  const events = streams ? `, or as \`text/event-stream\`: \`${shortType(streams, 'output', named, names)}\`` : ''
  return `${status}: \`${shortType(output, 'output', named, names)}\`${events}`
}

/** The types that calls name, with those that these name in turn. */
function typeSection(names: Set<string>): string[] {
  const described = new Map<string, string>()
  for (const name of names) {
    const type = types.get(name)
    if (type)
      described.set(
        name,
        `**${name}** (\`${type.noun}.ts\`): \`${fieldLines(type.schema, 'output', named, names).join('; ')}\``,
      )
  }
  const lines = [...described].toSorted(([a], [b]) => a.localeCompare(b, 'en')).map(([, line]) => `- ${line}`)
  return ['## Types', '', ...lines, '']
}

function errorSection(): string[] {
  const codes = Object.keys(errors) as ErrorCode[]
  const rows = codes.map((code) => `| \`${code}\` | ${errors[code].status} | ${errors[code].detail} |`)
  return ['## Errors', '', '| Code | Status | Text |', '| --- | --- | --- |', ...rows]
}
