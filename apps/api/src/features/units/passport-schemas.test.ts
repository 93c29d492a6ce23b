import { existsSync, globSync, readFileSync } from 'node:fs'
import type { PassportTier } from '@arkpax/schema/passport-tokens'
import AjvDraft04, { type ErrorObject } from 'ajv-draft-04'
import addFormats from 'ajv-formats'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { wholePassportModel } from '../../../test/whole-passport-model.ts'
import type { PassportJson } from './passport-json.ts'

/** A checkout of the public data model, github.com/batterypass/BatteryPassDataModel; without one there is nothing to compare with. */
const checkout = process.env.BATTERY_PASS_MODEL ?? ''

/** Where the newest schema of each aspect stands. */
const files = {
  generalProductInformation: 'GeneralProductInformation/1.2.0/gen/GeneralProductInformation-schema.json',
  labeling: 'Labels/1.2.0/gen/Labeling-schema.json',
  carbonFootprintForBatteries: 'CarbonFootprint/1.2.0/gen/CarbonFootprintForBatteries-schema.json',
  materialComposition: 'MaterialComposition/1.2.0/gen/MaterialComposition-schema.json',
  circularity: 'Circularity/1.2.0/gen/Circularity-schema.json',
  performanceAndDurability: 'Performance/1.2.1/gen/PerformanceAndDurability.schema',
  supplyChainDueDiligence: 'SupplyChainDueDiligence/1.2.0/gen/SupplyChainDueDiligence-schema.json',
}
type Aspect = keyof typeof files
const aspects = Object.keys(files) as Aspect[]

let read: (reader?: PassportTier) => Promise<PassportJson>
beforeAll(async () => {
  const test = await createTestApp({ PUBLIC_URL: 'https://arkpax.example' })
  const passportId = await soldUnit(test)
  read = async (tier) => {
    const headers: Record<string, string> = {}
    if (tier) {
      const { answer } = await test.call('POST /api/admin/passport-tokens', { body: { name: 'Lukija', tier } })
      headers.Authorization = `Bearer ${answer.token}`
    }
    return (await test.app.request(`/akkupassi/${passportId}.json`, { headers })).json() as Promise<PassportJson>
  }
})

/** A unit of which all is known that can be, with its buyer since the first of November. */
async function soldUnit(test: TestApp): Promise<string> {
  const body = { serial: 'APX-2400-000123', product_id: '1', made_on: '2026-10-01' }
  const { answer } = await test.call('POST /api/admin/units', { body })
  await test.deps.db.updateTable('units').set({ delivered_on: '2026-11-01', status: 'sold' }).execute()
  const path = '/api/admin/units/APX-2400-000123/service'
  for (const service of [
    { kind: 'service', status: 'sold', cycles: 312, state_of_health: 96.5, text: 'Huolto' },
    { kind: 'incident', status: 'sold', text: 'Putosi' },
  ] as const)
    await test.call('POST /api/admin/units/{serial}/service', { path, body: service })
  await test.call('PUT /api/admin/passport-models/{id}', {
    path: '/api/admin/passport-models/1',
    body: wholePassportModel,
  })
  return answer.passport_id
}

/** The schemas come in one of two encodings, and one name in them is written twice. */
function schemaOf(aspect: Aspect): object {
  const [file = ''] = globSync(`${checkout}/**/io.BatteryPass.${files[aspect]}`)
  const bytes = readFileSync(file)
  const text = bytes[0] === 0xff ? bytes.toString('utf16le') : bytes.toString('utf8')
  return JSON.parse(text.replace(/^\uFEFF/, ''), (_, value) =>
    value && Array.isArray(value.enum) ? { ...value, enum: [...new Set(value.enum)] } : value,
  )
}

/** What the schema of an aspect says against it, by path and rule. */
function mistakesIn(json: PassportJson, aspect: Aspect): string[] {
  const ajv = new AjvDraft04.default({ allErrors: true, strict: false })
  addFormats.default(ajv)
  const validate = ajv.compile(schemaOf(aspect))
  validate(json.aspects[aspect] ?? {})
  return (validate.errors ?? []).map(pathOf).sort()
}

const pathOf = ({ instancePath, keyword, params }: ErrorObject) =>
  keyword === 'required'
    ? [...instancePath.split('/').slice(1), params.missingProperty].join('.')
    : `${keyword} ${instancePath}`

describe.skipIf(!existsSync(checkout))('against the public schemas', () => {
  it.each(aspects)('all that anybody reads of %s is right, and what is missing is what it says', async (aspect) => {
    for (const reader of [undefined, 'interest', 'authority'] as const) {
      const json = await read(reader)
      const said = [...(json.unknown[aspect] ?? []), ...(json.restricted[aspect] ?? [])]
      expect(mistakesIn(json, aspect)).toEqual(withoutInner(said))
    }
  })

  it('authorities read all of every aspect but what nobody measures of a unit', async () => {
    const json = await read('authority')
    const wrong = aspects.flatMap((aspect) => mistakesIn(json, aspect))
    expect(wrong.every((path) => path.startsWith('batteryCondition.'))).toBe(true)
  })
})

/** Where a whole group is missing, the schema names the group alone. */
function withoutInner(paths: readonly string[]): string[] {
  const condition = paths.filter((path) => path.startsWith('batteryCondition.'))
  const rest = paths.filter((path) => !path.startsWith('batteryCondition.'))
  return (condition.length === 15 ? [...rest, 'batteryCondition'] : [...rest, ...condition]).sort()
}
