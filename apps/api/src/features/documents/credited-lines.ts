import { formatEuros } from '@arkpax/schema/format-fi'
import { toEuros } from '@arkpax/schema/money'
import { invalidField } from '../../http/api-error.ts'
import type { ContentLine } from './document-content.ts'
import { type CreditedPieces, type CreditedSum, creditLines, leftAtRates, leftOf, sumLines } from './document-lines.ts'

/** What a credit note takes back of a document, and why: pieces of its lines, or sums of its rates; all that is left without either. */
export interface Credited {
  reason: string
  lines?: readonly CreditedPieces[] | undefined
  sums?: readonly CreditedSum[] | undefined
}

/** The lines of a credit note; none where nothing is left to credit. Throws `invalid_fields` for what is more than is left. */
export function creditedLines(
  lines: readonly ContentLine[],
  credited: readonly ContentLine[],
  { reason, lines: pieces, sums }: Credited,
): ContentLine[] {
  if (sums) {
    refuseTooMuch(sums, leftAtRates(lines, credited))
    return sumLines(lines, credited, { sums, reason })
  }
  const left = leftOf(lines, credited)
  if (pieces) {
    refuseTooMany(pieces, left)
    return creditLines(lines, credited, pieces)
  }
  const all = left.flatMap(({ quantity }, line) => (quantity > 0 ? [{ line, quantity }] : []))
  const whole = creditLines(lines, credited, all)
  // Of pieces that came back worth less, what they had lost is left.
  const rest = [...leftAtRates(lines, [...credited, ...whole])].flatMap(([vatPercent, { gross }]) =>
    gross > 0 ? [{ vatPercent, gross }] : [],
  )
  return [...whole, ...sumLines(lines, [...credited, ...whole], { sums: rest, reason })]
}

function refuseTooMany(pieces: readonly CreditedPieces[], left: readonly { quantity: number }[]): void {
  for (const [place, { line, quantity }] of pieces.entries()) {
    if (pieces.findIndex((other) => other.line === line) !== place)
      throw invalidField(`lines.${place}.line`, 'Sama rivi on valittu kahdesti')
    const most = left[line]?.quantity
    if (most === undefined) throw invalidField(`lines.${place}.line`, 'Riviä ei ole asiakirjassa')
    if (quantity > most)
      throw invalidField(
        `lines.${place}.quantity`,
        most > 0 ? `Rivistä voi hyvittää enintään ${most}\u00A0kpl` : 'Rivi on jo hyvitetty',
      )
  }
}

function refuseTooMuch(sums: readonly CreditedSum[], left: ReadonlyMap<number, { gross: number }>): void {
  for (const [place, { vatPercent, gross }] of sums.entries()) {
    if (sums.findIndex((other) => other.vatPercent === vatPercent) !== place)
      throw invalidField(`sums.${place}.vat_percent`, 'Sama verokanta on valittu kahdesti')
    const most = left.get(vatPercent)?.gross
    if (most === undefined) throw invalidField(`sums.${place}.vat_percent`, 'Verokantaa ei ole asiakirjassa')
    if (gross > most)
      throw invalidField(
        `sums.${place}.amount`,
        most > 0
          ? `Tästä verokannasta voi hyvittää enintään ${formatEuros(toEuros(most))}`
          : 'Tämä verokanta on jo hyvitetty',
      )
  }
}
