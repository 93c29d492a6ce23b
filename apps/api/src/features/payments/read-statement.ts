import { createHash } from 'node:crypto'
import { plainIban } from '@arkpax/schema/iban'
import { all, attribute, first, readXml, textAt, UnreadableStatement, type XmlNode } from './xml-nodes.ts'

/** A movement of money, as the bank tells it. */
export interface ReadEntry {
  /** The same whenever a file tells of it; of one in a batch beside the key of the batch. */
  bankKey: string
  batchKey: string
  bookedOn: string
  /** Less than nothing where money left the account. */
  cents: number
  reference: string | null
  message: string | null
  partyName: string | null
  partyIban: string | null
  endToEndId: string | null
  /** It takes back an earlier movement. */
  isReversal: boolean
  /** Why it cannot be booked. */
  refusal: string | null
}

/** One account's movements. */
export interface ReadStatement {
  bankId: string
  iban: string
  firstDay: string | null
  lastDay: string | null
  /** Null in a notification, which tells none. */
  openingCents: number | null
  closingCents: number | null
  entries: ReadEntry[]
  /** Why none of it can be booked. */
  fault: string | null
}

const NO_STATEMENT = 'Tiedosto ei ole tiliote: siinä ei ole camt.053- eikä camt.054-aineistoa.'
const MESSAGE_LENGTH = 500
const NAME_LENGTH = 200

/** Reads the statements (camt.053) and notifications (camt.054) of a file, any version. Throws `UnreadableStatement`. */
export function readStatements(bytes: Uint8Array): ReadStatement[] {
  const xml = readXml(bytes)
  const statements = [
    ...all(xml, 'Document', 'BkToCstmrStmt', 'Stmt'),
    ...all(xml, 'Document', 'BkToCstmrDbtCdtNtfctn', 'Ntfctn'),
  ]
  if (statements.length === 0) throw new UnreadableStatement(NO_STATEMENT)
  return statements.map((node, at) => readOne(node, `Tiliote ${at + 1}`))
}

function readOne(node: XmlNode, where: string): ReadStatement {
  const iban = plainIban(needed(textAt(node, 'Acct', 'Id', 'IBAN'), where, 'tilinumero (Acct/Id/IBAN)'))
  const [openingCents, closingCents] = [balance(node, ['OPBD', 'PRCD'], where), balance(node, ['CLBD'], where)]
  const entries = withKeys(
    all(node, 'Ntry').flatMap((entry, at) => readEntry(entry, `${where}, tapahtuma ${at + 1}`)),
    iban,
  )
  const days = entries.map(({ bookedOn }) => bookedOn).sort()
  return {
    bankId: (textAt(node, 'Id') ?? '').slice(0, 35),
    iban,
    firstDay: dayIn(textAt(node, 'FrToDt', 'FrDtTm')) ?? days.at(0) ?? null,
    lastDay: dayIn(textAt(node, 'FrToDt', 'ToDtTm')) ?? days.at(-1) ?? null,
    openingCents,
    closingCents,
    entries,
    fault: wrongBalance(openingCents, closingCents, entries),
  }
}

type Unkeyed = Omit<ReadEntry, 'bankKey' | 'batchKey'> & { bankRef: string; batch: BatchHead }

/** What is the same of all that is in a batch; of a single entry it is itself. */
interface BatchHead {
  ref: string
  bookedOn: string
  cents: number
  detail: string
  isSplit: boolean
}

function readEntry(node: XmlNode, where: string): Unkeyed[] {
  const { cents, currency } = amount(first(node, 'Amt'), where)
  const sign = direction(textAt(node, 'CdtDbtInd'), where)
  const bookedOn = dayIn(textAt(node, 'BookgDt', 'Dt') ?? textAt(node, 'BookgDt', 'DtTm'))
  const standing = textAt(node, 'Sts', 'Cd') ?? textAt(node, 'Sts')
  const isReversal = textAt(node, 'RvslInd') === 'true'
  const whole = {
    bookedOn: needed(bookedOn ?? dayIn(textAt(node, 'ValDt', 'Dt')), where, 'kirjauspäivä (BookgDt)'),
    cents: sign * cents,
    isReversal,
    refusal: refusalOf(currency, standing),
  }
  const details = all(node, 'NtryDtls', 'TxDtls')
  const parts = details.map((detail) => ({ detail, part: partOf(detail, sign) }))
  const isSplit = parts.length > 1 && parts.reduce((sum, { part }) => sum + (part ?? Number.NaN), 0) === sign * cents
  const bankRef = textAt(node, 'AcctSvcrRef') ?? ''
  const only = details.length === 1 ? details[0] : undefined
  const said = only ? readDetail(only, sign) : NOTHING_SAID
  const detail = bankRef ? '' : JSON.stringify([said.reference, said.partyName, said.endToEndId, said.message])
  const batch = { ref: bankRef, bookedOn: whole.bookedOn, cents: whole.cents, detail, isSplit }
  if (!isSplit) return [{ ...whole, ...said, message: said.message ?? batchMessage(node, details), bankRef, batch }]
  return parts.map(({ detail: one, part }) => ({
    ...whole,
    ...readDetail(one, sign),
    cents: part ?? 0,
    bankRef: textAt(one, 'Refs', 'AcctSvcrRef') ?? textAt(one, 'Refs', 'EndToEndId') ?? '',
    batch,
  }))
}

const NOTHING_SAID = { reference: null, message: null, partyName: null, partyIban: null, endToEndId: null }

const batchMessage = (node: XmlNode, details: XmlNode[]) =>
  details.length > 1
    ? `Erä, ${details.length}\u00A0tapahtumaa ilman erittelyä`
    : ((textAt(node, 'AddtlNtryInf') ?? null)?.slice(0, MESSAGE_LENGTH) ?? null)

/** What one of a batch is worth, in cents; undefined where it does not tell, or not in euros. */
function partOf(detail: XmlNode, sign: 1 | -1): number | undefined {
  const node = first(detail, 'Amt') ?? first(detail, 'AmtDtls', 'TxAmt', 'Amt')
  if (!node || attribute(node, 'Ccy') !== 'EUR') return undefined
  const own = textAt(detail, 'CdtDbtInd')
  const cents = centsIn(textAt(node))
  return cents === undefined ? undefined : (own === 'DBIT' ? -1 : own === 'CRDT' ? 1 : sign) * cents
}

function readDetail(detail: XmlNode, sign: 1 | -1) {
  const [party, account] = sign > 0 ? ['Dbtr', 'DbtrAcct'] : ['Cdtr', 'CdtrAcct']
  const name = textAt(detail, 'RltdPties', party, 'Pty', 'Nm') ?? textAt(detail, 'RltdPties', party, 'Nm')
  const endToEnd = textAt(detail, 'Refs', 'EndToEndId')
  const words = all(detail, 'RmtInf', 'Ustrd').flatMap((node) => textAt(node) ?? [])
  return {
    reference: textAt(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref')?.slice(0, 35) ?? null,
    message: words.join(' ').slice(0, MESSAGE_LENGTH) || null,
    partyName: name?.slice(0, NAME_LENGTH) ?? null,
    partyIban: textAt(detail, 'RltdPties', account, 'Id', 'IBAN')?.slice(0, 34) ?? null,
    endToEndId: endToEnd === 'NOTPROVIDED' ? null : (endToEnd?.slice(0, 35) ?? null),
  }
}

function refusalOf(currency: string, standing: string | undefined): string | null {
  if (currency !== 'EUR') return `Valuutta on ${currency}: vain eurot kirjataan`
  return standing && standing !== 'BOOK' ? 'Pankki ei ole vielä kirjannut tapahtumaa' : null
}

/** Those that look the same in one statement are told apart by their order, so that a copy of the file has the same keys. */
function withKeys(entries: readonly Unkeyed[], iban: string): ReadEntry[] {
  const seen = new Map<string, number>()
  const nth = (key: string) => {
    const times = (seen.get(key) ?? 0) + 1
    seen.set(key, times)
    return times
  }
  const batchKeys = new Map<BatchHead, string>()
  return entries.map(({ bankRef, batch, ...entry }) => {
    let batchKey = batchKeys.get(batch)
    if (batchKey === undefined) {
      const head = [iban, batch.ref, batch.bookedOn, batch.cents, batch.detail]
      batchKey = hash([...head, nth(hash(head))])
      batchKeys.set(batch, batchKey)
    }
    if (!batch.isSplit) return { ...entry, bankKey: batchKey, batchKey }
    const one = [batchKey, bankRef, entry.cents, entry.reference, entry.partyName]
    return { ...entry, bankKey: hash([...one, nth(hash(one))]), batchKey }
  })
}

const hash = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** What the statement says that the account has, when all that was booked is added up; null where it does not add up to a fault. */
function wrongBalance(opening: number | null, closing: number | null, entries: readonly ReadEntry[]): string | null {
  if (opening === null || closing === null) return null
  const booked = entries.filter(({ refusal }) => refusal === null)
  const difference = closing - booked.reduce((sum, { cents }) => sum + cents, opening)
  return difference === 0
    ? null
    : `Saldot eivät täsmää: alkusaldo ja tapahtumat antavat ${euros(closing - difference)}, mutta loppusaldo on ${euros(closing)}. Tiedosto on vajaa tai muuttunut.`
}

const euros = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')}\u00A0€`

function balance(node: XmlNode, codes: string[], where: string): number | null {
  const found = all(node, 'Bal').find((each) => codes.includes(textAt(each, 'Tp', 'CdOrPrtry', 'Cd') ?? ''))
  if (!found) return null
  const { cents, currency } = amount(first(found, 'Amt'), `${where}, saldo`)
  return currency === 'EUR' ? direction(textAt(found, 'CdtDbtInd'), `${where}, saldo`) * cents : null
}

function amount(node: XmlNode | undefined, where: string): { cents: number; currency: string } {
  const cents = node && centsIn(textAt(node))
  if (cents === undefined) throw new UnreadableStatement(`${where}: summa (Amt) puuttuu tai on virheellinen.`)
  return { cents, currency: (node && attribute(node, 'Ccy')) ?? 'EUR' }
}

/** 12.3 → 1230; undefined for what is no sum of whole cents. */
function centsIn(text: string | undefined): number | undefined {
  const [, whole, part = ''] = /^\+?(\d{1,12})(?:\.(\d{1,5}))?$/.exec(text ?? '') ?? []
  if (whole === undefined || /[1-9]/.test(part.slice(2))) return undefined
  return Number(whole) * 100 + Number(part.slice(0, 2).padEnd(2, '0'))
}

function direction(text: string | undefined, where: string): 1 | -1 {
  if (text === 'CRDT') return 1
  if (text === 'DBIT') return -1
  throw new UnreadableStatement(`${where}: suunta (CdtDbtInd) puuttuu tai on virheellinen.`)
}

/** The day of a date, or of a moment as the bank writes it: its own day, without counting zones. */
function dayIn(text: string | undefined): string | undefined {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0]
  return day && !Number.isNaN(Date.parse(day)) ? day : undefined
}

function needed(value: string | undefined, where: string, what: string): string {
  if (value === undefined) throw new UnreadableStatement(`${where}: ${what} puuttuu tai on virheellinen.`)
  return value
}
