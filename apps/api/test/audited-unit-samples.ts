import type { Samples } from './audited-samples.ts'
import type { TestApp } from './create-test-app.ts'

/** The calls about units and their passports. */
export function unitSamples(test: () => TestApp): Samples {
  const body = { serial: 'APX-2400-000123', product_id: '1' }
  const path = `/api/admin/units/${body.serial}`
  const makeUnit = () => test().call('POST /api/admin/units', { body })
  const grant = { name: 'Turvallisuus- ja kemikaalivirasto', tier: 'authority' } as const
  return {
    'POST /api/admin/units': async () => ({ body, line: ['create', 'unit'] }),
    'PUT /api/admin/units/{serial}': async () => {
      await makeUnit()
      return { path, body: { product_id: '1', batch: 'B7' }, line: ['update', 'unit'] }
    },
    'POST /api/admin/units/{serial}/service': async () => {
      await makeUnit()
      const service = { kind: 'service', text: 'Kennot tasattu', status: 'in_stock', state_of_health: 97.5 }
      return { path: `${path}/service`, body: service, line: ['service', 'unit'] }
    },
    'PUT /api/admin/passport-models/{id}': async () => ({
      path: '/api/admin/passport-models/1',
      body: { massKg: 17.5 },
      line: ['update', 'passport_model'],
    }),
    'POST /api/admin/passport-tokens': async () => ({ body: grant, line: ['grant', 'passport_token'] }),
    'DELETE /api/admin/passport-tokens/{id}': async () => {
      const { answer } = await test().call('POST /api/admin/passport-tokens', { body: grant })
      return { path: `/api/admin/passport-tokens/${answer.id}`, line: ['revoke', 'passport_token'] }
    },
  }
}
