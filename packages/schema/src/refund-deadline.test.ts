import { expect, it } from 'vitest'
import { refundDeadline } from './refund-deadline.ts'

const deadline = (progress: Partial<Parameters<typeof refundDeadline>[0]>) =>
  refundDeadline({
    announcedAt: '2026-11-02T22:30:00.000Z',
    awaitsGoods: true,
    arrivedOn: null,
    sentOn: null,
    ...progress,
  })

it('is 14 days from the Finnish day of the notice', () => {
  expect(deadline({ awaitsGoods: false })).toEqual({ dueOn: '2026-11-17', mayWait: false })
})

it('may wait until goods have come or were shown to be sent, whichever is first', () => {
  expect(deadline({})).toEqual({ dueOn: '2026-11-17', mayWait: true })
  expect(deadline({ sentOn: '2026-11-05' })).toEqual({ dueOn: '2026-11-17', mayWait: false })
  expect(deadline({ arrivedOn: '2026-11-20' })).toEqual({ dueOn: '2026-11-20', mayWait: false })
  expect(deadline({ arrivedOn: '2026-11-20', sentOn: '2026-11-06' })).toEqual({ dueOn: '2026-11-17', mayWait: false })
})
