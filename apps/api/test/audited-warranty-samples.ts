import type { Samples } from './audited-samples.ts'
import type { TestApp } from './create-test-app.ts'

/** The calls with which staff see to warranty cases. */
export function warrantySamples(test: () => TestApp): Samples {
  const make = async (rest = '') => {
    const body = {
      ...{ serial_number: 'APX-1', fault_kind: 'heat', description: 'Kuumenee.', wish: 'repair' },
      ...{ name: 'Aino Korhonen', email: 'aino.korhonen@example.fi' },
    } as const
    await test().call('POST /api/warranty-cases', { body })
    const { answer } = await test().call('GET /api/admin/warranty-cases')
    return `/api/admin/warranty-cases/${answer[0]?.id}${rest}`
  }
  const nothing = { product_model: null, replacement_serial: null, loan_serial: null, loan_out_on: null }
  return {
    'POST /api/admin/warranty-cases': async () => ({
      body: {
        ...{ serial_number: 'APX-1', fault_kind: 'heat', description: 'Kuumenee.', wish: 'repair' },
        ...{ name: 'Aino Korhonen', phone: '050 765 4321', origin: 'phone', notify: false },
      },
      line: ['create', 'warranty_case'],
    }),
    'PUT /api/admin/warranty-cases/{id}': async () => ({
      path: await make(),
      body: {
        ...nothing,
        serial_number: 'APX-1',
        decision: 'repair',
        loan_back_on: null,
        parts: [],
        due_on: '2099-12-31',
      },
      line: ['update', 'warranty_case'],
    }),
    'POST /api/admin/warranty-cases/{id}/steps': async () => ({
      path: await make('/steps'),
      body: { state: 'inspecting', notify: false },
      line: ['set-status', 'warranty_case'],
    }),
    'POST /api/admin/warranty-cases/{id}/notes': async () => ({
      path: await make('/notes'),
      body: { text: 'Soitettu' },
      line: ['update', 'warranty_case'],
    }),
  }
}
