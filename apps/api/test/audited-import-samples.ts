import type { Samples } from './audited-samples.ts'
import type { TestApp } from './create-test-app.ts'

/** The calls that bring a file in and take it back. */
export function importSamples(test: () => TestApp): Samples {
  const look = async () => {
    const content = Buffer.from('Tunniste;Hinta\n1;1').toString('base64')
    const body = { kind: 'products', file_name: 'hinnat.csv', content }
    const { answer } = await test().call('POST /api/admin/imports', { body })
    return `/api/admin/imports/${answer.id}`
  }
  return {
    'POST /api/admin/imports/{id}/run': async () => ({ path: `${await look()}/run`, line: ['import', 'import'] }),
    'POST /api/admin/imports/{id}/take-back': async () => {
      const path = await look()
      await test().call('POST /api/admin/imports/{id}/run', { path: `${path}/run` })
      return { path: `${path}/take-back`, line: ['take-back', 'import'] }
    },
  }
}
