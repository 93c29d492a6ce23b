import { expect, it } from 'vitest'
import { sampleReturn } from './return-sample.ts'
import { whatNext } from './withdrawal-receipt.mail.ts'
import { periodText } from './withdrawal-texts.ts'

const TERMS = { withdrawalDays: 14, returnDays: 30 }
const PERIOD = { isCompany: false, receivedOn: '2026-09-07', lawEndsOn: '2026-09-21', promiseEndsOn: '2026-10-07' }
const on = (day: string, period = PERIOD) =>
  periodText(period, TERMS, new Date(`${day}T12:00:00Z`)).replaceAll('\u00A0', ' ')

it('tells what is over as over, and of what is not the last minute', () => {
  expect(on('2026-09-10')).toContain(
    'päättyy 21.9.2026 klo 23.59 ja antamamme palautusoikeus (30 päivää) päättyy 7.10.2026 klo 23.59.',
  )
  expect(on('2026-09-22')).toContain(
    'päättyi 21.9.2026 ja antamamme palautusoikeus (30 päivää) päättyy 7.10.2026 klo 23.59.',
  )
  expect(on('2026-10-08')).toContain('päättyi 21.9.2026 ja antamamme palautusoikeus (30 päivää) päättyi 7.10.2026.')
  expect(on('2026-10-08', { ...PERIOD, isCompany: true })).toContain('Aika päättyi 7.10.2026.')
})

it('tells of batteries only whoever sends one back', () => {
  expect(whatNext(sampleReturn, true)).toContain('asemat ja lisäakut eivät saa kulkea postissa')
  expect(whatNext(sampleReturn, false)).toContain('Odota palautusohjettamme ennen kuin lähetät mitään. Palautamme')
})
