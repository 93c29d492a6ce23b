import type { Samples } from './audited-samples.ts'
import type { TestApp } from './create-test-app.ts'

const written = {
  ...{
    title: 'Latausliitin',
    product_ids: ['1'],
    identification: 'Erä B7',
    hazard: 'Tulipalo',
    action: 'Irrota verkosta',
  },
  ...{ remedies: ['repair', 'refund'], remedy_text: '' },
} as const

/** The calls with which staff see to recalls. */
export function recallSamples(test: () => TestApp): Samples {
  const make = async (steps: readonly ('units' | 'publish')[] = []) => {
    const { answer } = await test().call('POST /api/admin/recalls', { body: written })
    const path = `/api/admin/recalls/${answer.id}`
    const choice = { serials: 'APX-1', include_unknown: true }
    if (steps.includes('units'))
      await test().call('POST /api/admin/recalls/{id}/units', { path: `${path}/units`, body: choice })
    if (steps.includes('publish'))
      await test().call('POST /api/admin/recalls/{id}/publish', { path: `${path}/publish` })
    return path
  }
  const published = (rest: string) => make(['units', 'publish']).then((path) => `${path}${rest}`)
  return {
    'POST /api/admin/recalls': async () => ({ body: written, line: ['create', 'recall'] }),
    'PUT /api/admin/recalls/{id}': async () => ({
      path: await make(),
      body: { ...written, hazard: 'Räjähdys' },
      line: ['update', 'recall'],
    }),
    'DELETE /api/admin/recalls/{id}': async () => ({ path: await make(), line: ['delete', 'recall'] }),
    'POST /api/admin/recalls/{id}/units': async () => ({
      path: `${await make()}/units`,
      body: { serials: 'APX-1', include_unknown: true },
      line: ['update', 'recall'],
    }),
    'DELETE /api/admin/recalls/{id}/units': async () => ({
      path: `${await make(['units'])}/units`,
      line: ['update', 'recall'],
    }),
    'POST /api/admin/recalls/{id}/answers': async () => ({
      path: await published('/answers'),
      body: { serial: 'APX-1', answer: 'repair' },
      line: ['update', 'recall'],
    }),
    'POST /api/admin/recalls/{id}/publish': async () => ({
      path: `${await make(['units'])}/publish`,
      line: ['publish', 'recall'],
    }),
    'POST /api/admin/recalls/{id}/remind': async () => ({
      path: await published('/remind'),
      line: ['remind', 'recall'],
    }),
    'POST /api/admin/recalls/{id}/close': async () => ({ path: await published('/close'), line: ['close', 'recall'] }),
  }
}
