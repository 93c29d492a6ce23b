import { formatDate } from '@arkpax/schema/format-fi'
import { ownAnswerLabels, RECALL_MISSING, remedyLabels } from '@arkpax/schema/recall-labels'
import { type Recall, type RecallAnswer, recallAnswers, remedies } from '@arkpax/schema/recalls'
import type { Mistake } from '../../http/form-page.ts'
import type { PageValues } from '../../http/page-parts.ts'

/** What an owner may answer in a recall. */
const answersOf = (recall: Recall): RecallAnswer[] =>
  recallAnswers.filter((answer) => {
    const remedy = remedies.find((one) => one === answer)
    return !remedy || recall.remedies.includes(remedy)
  })

const choicesOf = (recall: Recall, chosen: string | null): PageValues[] =>
  answersOf(recall).map((value) => ({ value, label: ownAnswerLabels[value], chosen: value === chosen }))

/** What was typed into the two forms of a recall's page, and what came of it. */
export interface Typed {
  serial: string
  own_serial: string
  own_email: string
  own_answer: string
}

export const NOTHING: Typed = { serial: '', own_serial: '', own_email: '', own_answer: '' }

interface Around {
  products: readonly { name: string; image: string | null }[]
  typed: Typed
  mistakes?: readonly Mistake[]
  /** Whether the checked unit is recalled. */
  recalled?: boolean
  answered?: boolean
}

const FIELDS = ['serial', 'own_serial', 'own_email', 'own_answer'] as const
const isAtField = ({ path }: Mistake) => FIELDS.some((name) => name === path)

/** The page of one recall, as the template of the EU's recall notices has it. */
export function recallValues(
  recall: Recall | undefined,
  { products, typed, mistakes = [], recalled, answered = false }: Around,
): PageValues {
  if (!recall) return { found: false, missing: true, title: RECALL_MISSING, slug: '' }
  const { slug, title, identification, hazard, action, remedy_text, state, published_at, closed_at } = recall
  const mistakeAt = new Map(mistakes.map(({ path, detail }) => [path, detail]))
  const picture = recall.picture ?? products.find(({ image }) => image)?.image ?? ''
  return {
    found: true,
    missing: false,
    ...{ slug, title, identification, hazard, action, remedy_text, picture },
    product_names: products.map(({ name }) => name).join(', '),
    remedy: recall.remedies.map((one) => ({ remedy_name: remedyLabels[one] })),
    published: published_at ? formatDate(published_at) : '',
    ended: closed_at ? formatDate(closed_at) : '',
    is_open: state === 'open',
    is_closed: state === 'closed',
    ...typed,
    choice: choicesOf(recall, typed.own_answer),
    ...Object.fromEntries(FIELDS.map((name) => [`${name}_error`, mistakeAt.get(name) ?? ''])),
    general: mistakes.find((mistake) => !isAtField(mistake))?.detail ?? '',
    several: mistakes.filter(isAtField).length > 1,
    concerns: recalled === true,
    concerns_not: recalled === false,
    checked_serial: typed.serial.trim().toUpperCase(),
    answered,
  }
}

interface OwnUnit {
  id: string
  serial: string
  answer: RecallAnswer | null
}

interface Own {
  recall: Recall
  token: string
  units: readonly OwnUnit[]
  answered: boolean
  mistake: string
}

/** The page on which an owner answers with the link of the mail. */
export function answerValues(own: Own | undefined): PageValues {
  if (!own) return { found: false, missing: true }
  const { recall, token, units, answered, mistake } = own
  const { slug, title, hazard, action, state } = recall
  return {
    found: true,
    missing: false,
    ...{ slug, title, hazard, action, token, answered, mistake },
    is_open: state === 'open',
    is_closed: state === 'closed',
    unit: units.map(({ id, serial, answer }) => ({
      unit_id: id,
      unit_serial: serial,
      unit_answer: answer ? ownAnswerLabels[answer] : '',
      choice: choicesOf(recall, answer),
    })),
  }
}
