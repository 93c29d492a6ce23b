/** Files of a bank as tests need them. */

interface Entry {
  /** Euros; less than nothing is a debit. */
  amount: string
  ref?: string
  day?: string
  reference?: string
  name?: string
  iban?: string
  message?: string
  endToEnd?: string
  isReversal?: boolean
  currency?: string
  standing?: string
  /** What a batch holds. */
  parts?: { amount: string; ref?: string; reference?: string; name?: string }[]
}

interface Statement {
  entries: Entry[]
  opening?: string
  /** Right unless told otherwise. */
  closing?: string
  kind?: 'camt.053' | 'camt.054'
  id?: string
  iban?: string
}

export const OWN_IBAN = 'FI2112345600000785'

/** A file with these statements, as base64. */
export const camtFile = (...statements: Statement[]): string => Buffer.from(camtXml(...statements)).toString('base64')

/** The same as text. */
export function camtXml(...statements: Statement[]): string {
  const [root, each] =
    statements[0]?.kind === 'camt.054' ? ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'] : ['BkToCstmrStmt', 'Stmt']
  const version = statements[0]?.kind ?? 'camt.053'
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${version}.001.02"><${root}>
<GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-11-25T06:00:00+02:00</CreDtTm></GrpHdr>
${statements.map((statement) => `<${each}>${statementXml(statement)}</${each}>`).join('\n')}
</${root}></Document>`
}

function statementXml({ entries, opening = '100.00', closing, kind, id = 'S1', iban = OWN_IBAN }: Statement): string {
  const sum = entries
    .filter(({ currency = 'EUR', standing = 'BOOK' }) => currency === 'EUR' && standing === 'BOOK')
    .reduce((total, { amount }) => total + Math.round(Number(amount) * 100), Math.round(Number(opening) * 100))
  const balances =
    kind === 'camt.054' ? '' : balance('OPBD', opening) + balance('CLBD', closing ?? (sum / 100).toFixed(2))
  return `<Id>${id}</Id><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>${balances}${entries.map(entryXml).join('\n')}`
}

const balance = (code: string, amount: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${sum(amount)}<Dt><Dt>2026-11-25</Dt></Dt></Bal>`

const sum = (amount: string, currency = 'EUR') =>
  `<Amt Ccy="${currency}">${amount.replace('-', '')}</Amt><CdtDbtInd>${amount.startsWith('-') ? 'DBIT' : 'CRDT'}</CdtDbtInd>`

const tag = (name: string, value: string | undefined) => (value === undefined ? '' : `<${name}>${value}</${name}>`)

function entryXml(entry: Entry): string {
  const { amount, currency, ref, day = '2026-11-25', isReversal, standing = 'BOOK', parts } = entry
  const details = (parts ?? [entry]).map((part) => detailXml({ ...part, isPart: parts !== undefined }))
  return `<Ntry>${sum(amount, currency)}${isReversal ? '<RvslInd>true</RvslInd>' : ''}<Sts>${standing}</Sts>
<BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>${tag('AcctSvcrRef', ref)}
<NtryDtls>${parts ? `<Btch><NbOfTxs>${parts.length}</NbOfTxs></Btch>` : ''}${details.join('')}</NtryDtls></Ntry>`
}

function detailXml(detail: Entry & { isPart: boolean }): string {
  const { amount, ref, reference, name, iban, message, endToEnd, isPart } = detail
  const [party, account] = amount.startsWith('-') ? ['Cdtr', 'CdtrAcct'] : ['Dbtr', 'DbtrAcct']
  const who = `${name ? `<${party}>${tag('Nm', name)}</${party}>` : ''}${iban ? `<${account}><Id>${tag('IBAN', iban)}</Id></${account}>` : ''}`
  return `<TxDtls><Refs>${tag('AcctSvcrRef', isPart ? ref : undefined)}${tag('EndToEndId', endToEnd)}</Refs>
${isPart ? `<AmtDtls><TxAmt><Amt Ccy="EUR">${amount.replace('-', '')}</Amt></TxAmt></AmtDtls>` : ''}
<RltdPties>${who}</RltdPties>
<RmtInf>${tag('Ustrd', message)}${reference ? `<Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd>` : ''}</RmtInf></TxDtls>`
}
