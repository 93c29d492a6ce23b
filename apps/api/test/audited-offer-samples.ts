import type { Samples } from './audited-samples.ts'
import type { TestApp } from './create-test-app.ts'
import { offerCalls, offerInput } from './make-offers.ts'

/** The calls with which staff make, send and end offers. */
export function offerSamples(test: () => TestApp): Samples {
  const { openShop, draft, sent, acceptance, path } = offerCalls(test)
  const valid_until = '2099-12-31'
  const make = async () => {
    await openShop()
    return (await draft({ valid_until })).id
  }
  const makeSent = async () => {
    await openShop()
    return (await sent({ valid_until })).id
  }
  return {
    'POST /api/admin/offers': async () => ({ body: {}, line: ['create', 'offer'] }),
    'PUT /api/admin/offers/{id}': async () => ({
      path: path(await make()),
      body: offerInput({ valid_until, message: 'Tervetuloa' }),
      line: ['update', 'offer'],
    }),
    'DELETE /api/admin/offers/{id}': async () => ({ path: path(await make()), line: ['delete', 'offer'] }),
    'POST /api/admin/offers/{id}/send': async () => ({ path: path(await make(), 'send'), line: ['send', 'offer'] }),
    'POST /api/admin/offers/{id}/undo-send': async () => ({
      path: path(await makeSent(), 'undo-send'),
      line: ['undo-send', 'offer'],
    }),
    'POST /api/admin/offers/{id}/withdraw': async () => ({
      path: path(await makeSent(), 'withdraw'),
      line: ['withdraw', 'offer'],
    }),
    'POST /api/admin/offers/{id}/accept': async () => {
      const { token: _, ...given } = acceptance('')
      return {
        path: path(await makeSent(), 'accept'),
        body: { ...given, accepted_by: 'Matti', accepted_through: 'phone' },
        line: ['accept', 'offer'],
      }
    },
    'POST /api/admin/offers/{id}/link': async () => ({ path: path(await makeSent(), 'link'), line: ['link', 'offer'] }),
  }
}
