import { formatDate, formatEuros } from '@arkpax/schema/format-fi'
import { toEuros } from '@arkpax/schema/money'
import { moneyMethodLabels } from '@arkpax/schema/payments'
import { type ReturnState, returnStates } from '@arkpax/schema/returns'
import * as z from 'zod'
import type { MailDraft } from '../mail/compose-mail.ts'
import { facts, greeting, type MailBlock, note, paragraph } from '../mail/mail-blocks.ts'
import { mailKind } from '../mail/mail-kind.ts'
import { sampleReturn } from './return-sample.ts'
import { readStep, type StepFacts } from './return-step.service.ts'
import { piecesOf, type WholeReturn } from './returns.repo.ts'

const HEADINGS: Record<ReturnState, string> = {
  announced: 'Olemme saaneet palautusilmoituksesi',
  pickup: 'Näin palautat tuotteet',
  arrived: 'Palautuksesi on saapunut meille',
  inspected: 'Palautuksesi on tarkastettu',
  refunded: 'Olemme hyvittäneet palautuksesi',
  closed: 'Palautuksesi on käsitelty',
}

/** What a step is called; money that is still to come has not been paid back. */
const headingOf = (state: ReturnState, { payment }: StepFacts): string =>
  state === 'refunded' && payment && payment.state !== 'done' ? 'Palautuksesi on hyväksytty' : HEADINGS[state]

/** The mail about a step of a return. */
export function composeReturnStep(step: StepFacts, state: ReturnState): MailDraft {
  const { row, orderNumber } = step
  const heading = headingOf(state, step)
  return {
    subject: `${heading} (${row.number})`,
    preview: `Palautus ${row.number}, tilaus ${orderNumber}.`,
    heading,
    blocks: [
      greeting(row.name),
      ...textOf[state](step),
      facts(
        ['Palautus', String(row.number)],
        ['Tilausnumero', String(orderNumber)],
        ...piecesOf(row.items).map(({ product_name, quantity }) => [product_name, `${quantity}\u00A0kpl`] as const),
      ),
      note('Voit kysyä palautuksestasi vastaamalla tähän viestiin.'),
    ],
    reason: 'Sait tämän viestin, koska palautat meiltä ostamiasi tuotteita.',
  }
}

const textOf: Record<ReturnState, (step: StepFacts) => MailBlock[]> = {
  announced: () => [paragraph('kiitos ilmoituksesta. Kerromme pian, miten palautat tuotteet.')],
  pickup: ({ row, needsFreight }) => [
    paragraph('tässä on ohje tuotteiden palauttamiseen.'),
    ...(row.pickup_on || row.pickup_cost_cents > 0
      ? [
          facts(
            ...(row.pickup_on ? [['Noutopäivä', formatDate(row.pickup_on)] as const] : []),
            ...(row.pickup_cost_cents > 0
              ? [['Noudon hinta, jonka vähennämme hyvityksestä', euros(row.pickup_cost_cents)] as const]
              : []),
          ),
        ]
      : []),
    ...(row.pickup_text ? [paragraph(row.pickup_text)] : []),
    ...(needsFreight
      ? [
          note(
            'Litiumakku on kuljetuksessa vaarallista ainetta. Älä lähetä asemaa tai lisäakkua postissa tai pakettiautomaatista.',
          ),
        ]
      : []),
  ],
  arrived: () => [paragraph('tuotteet ovat meillä. Tarkastamme ne ja kerromme sitten hyvityksestä.')],
  inspected: (step) => [paragraph(whatWasFound(step)), ...losses(step.row), sums(step)],
  refunded: (step) => [
    paragraph(whereMoneyIs(step)),
    ...losses(step.row),
    sums(step),
    ...(step.payment || step.credit
      ? [
          facts(
            ...(step.payment ? [['Palautustapa', moneyMethodLabels[step.payment.method]] as const] : []),
            ...(step.credit ? [['Tosite', step.credit] as const] : []),
          ),
        ]
      : []),
  ],
  closed: () => [paragraph('palautuksesi on käsitelty, eikä siihen liity enää maksettavaa.')],
}

function whatWasFound({ row, hasPictures }: StepFacts): string {
  if (row.items.every(({ loss_cents }) => loss_cents === 0)) return 'tarkastimme tuotteet, ja kaikki on kunnossa.'
  const found = 'tarkastimme tuotteet. Vähennämme hyvityksestä arvon alentumisen, joka johtuu tuotteen käyttämisestä.'
  return hasPictures ? `${found} Kuvat ovat meillä, ja saat ne pyytämällä.` : found
}

/** Never says that money has left before it has. */
function whereMoneyIs({ payment, row }: StepFacts): string {
  if (!payment) return 'palautus on hyvitetty.'
  if (payment.state !== 'done') return `palautamme rahasi viimeistään ${formatDate(row.refund_due_on)}.`
  if (payment.method !== 'bank_transfer') return 'olemme palauttaneet rahasi.'
  return 'olemme palauttaneet rahasi. Tilisiirto näkyy tililläsi muutaman arkipäivän kuluessa.'
}

const euros = (cents: number) => formatEuros(toEuros(cents))

const losses = ({ items }: WholeReturn): MailBlock[] =>
  items
    .filter(({ loss_cents }) => loss_cents > 0)
    .map(({ product_name, loss_cents, loss_reason }) =>
      paragraph(`${product_name}: arvo on alentunut ${euros(loss_cents)}. ${loss_reason ?? ''}`),
    )

const sums = ({ row, total }: StepFacts): MailBlock => {
  const goods = row.items.reduce((sum, { value_cents }) => sum + value_cents, 0)
  const loss = row.items.reduce((sum, { loss_cents }) => sum + loss_cents, 0)
  return facts(
    ['Tuotteet', euros(goods)],
    ...(loss > 0 ? [['Arvon alentuminen', `−${euros(loss)}`] as const] : []),
    ...(row.delivery_refund_cents > 0 ? [['Toimitus', euros(row.delivery_refund_cents)] as const] : []),
    ...(row.pickup_cost_cents > 0 ? [['Nouto', `−${euros(row.pickup_cost_cents)}`] as const] : []),
    ['Hyvitys', euros(total)],
  )
}

/** Tells a customer of a step of a return. Dropped when the return has another state by then. */
export const returnStep = mailKind({
  name: 'return-step',
  payload: z.object({ returnId: z.string(), state: z.enum(returnStates) }),
  async render({ returnId, state }, { db }) {
    const step = await readStep(db, returnId)
    return step?.row.state === state ? composeReturnStep(step, state) : undefined
  },
  sample: () =>
    composeReturnStep(
      {
        row: { ...sampleReturn, pickup_on: '2026-11-27' },
        orderNumber: 1042,
        total: 335_000,
        payment: null,
        credit: null,
        needsFreight: true,
        hasPictures: false,
      },
      'pickup',
    ),
})
