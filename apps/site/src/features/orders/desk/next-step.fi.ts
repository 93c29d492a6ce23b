import { formatDate, formatEuros } from '@arkpax/schema/format-fi'
import type { NextStep } from './next-step.ts'

/** What an order waits for, in a sentence, and the link to what is done elsewhere. */
export const nextStepTexts = {
  failed: 'Seuraavaa vaihetta ei saatu luettua',
  openReturn: (number: number) => `Avaa palautus ${number}`,
  told(step: NextStep): string {
    if (step.kind === 'payRefund') return `Asiakkaalle on maksettava takaisin ${formatEuros(step.euros)}.`
    if (step.kind === 'return')
      return `Palautus ${step.number} on kesken. Raha on palautettava viimeistään ${formatDate(step.dueOn)}.`
    if (step.kind === 'giveBack') return `Asiakas on maksanut ${formatEuros(step.euros)} liikaa.`
    if (step.kind === 'payment')
      return `Maksamatta ${formatEuros(step.euros)}${step.dueOn ? `, eräpäivä ${formatDate(step.dueOn)}` : ''}.`
    if (step.kind === 'pack') return `Kerättävänä ${step.pieces}\u00A0kpl.`
    if (step.kind === 'send') return `Toimitus ${step.place} on kerätty ja odottaa lähettämistä.`
    if (step.kind === 'deliver') return `Toimitus ${step.place} on matkalla asiakkaalle.`
    return 'Tilaus ei odota mitään.'
  },
}
