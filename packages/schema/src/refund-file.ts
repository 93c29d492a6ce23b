import { endToEndIdOf } from './refund-reference.ts'

/** Money to be given back to an account; `iban` without spaces. */
export interface RefundToPay {
  id: string
  /** Euros. */
  amount: number
  name: string
  iban: string
  /** What the customer reads beside it. */
  message: string
}

/** The account that it is paid from. */
interface Payer {
  name: string
  iban: string
  /** Empty where it is not known. */
  bic: string
}

/** A file that a bank pays refunds by (SEPA, pain.001.001.03). `day` is YYYY-MM-DD; each refund carries a mark that the statement gives back. */
export function refundFile(refunds: readonly RefundToPay[], payer: Payer, now: Date, day: string): string {
  const sum = refunds.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100
  const id = `PALAUTUS-${now.toISOString().replace(/\D/g, '')}`
  const totals = `<NbOfTxs>${refunds.length}</NbOfTxs><CtrlSum>${sum.toFixed(2)}</CtrlSum>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03">
<CstmrCdtTrfInitn>
<GrpHdr><MsgId>${id}</MsgId><CreDtTm>${now.toISOString().slice(0, 19)}</CreDtTm>${totals}<InitgPty><Nm>${escaped(payer.name)}</Nm></InitgPty></GrpHdr>
<PmtInf><PmtInfId>${id}</PmtInfId><PmtMtd>TRF</PmtMtd>${totals}<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf><ReqdExctnDt>${day}</ReqdExctnDt>
<Dbtr><Nm>${escaped(payer.name)}</Nm></Dbtr><DbtrAcct><Id><IBAN>${payer.iban}</IBAN></Id></DbtrAcct>
<DbtrAgt><FinInstnId>${payer.bic ? `<BIC>${payer.bic}</BIC>` : '<Othr><Id>NOTPROVIDED</Id></Othr>'}</FinInstnId></DbtrAgt><ChrgBr>SLEV</ChrgBr>
${refunds.map(transaction).join('\n')}
</PmtInf>
</CstmrCdtTrfInitn>
</Document>
`
}

const transaction = ({ id, amount, name, iban, message }: RefundToPay) =>
  `<CdtTrfTxInf><PmtId><EndToEndId>${endToEndIdOf(id)}</EndToEndId></PmtId><Amt><InstdAmt Ccy="EUR">${amount.toFixed(2)}</InstdAmt></Amt><Cdtr><Nm>${escaped(name)}</Nm></Cdtr><CdtrAcct><Id><IBAN>${iban}</IBAN></Id></CdtrAcct><RmtInf><Ustrd>${escaped(message)}</Ustrd></RmtInf></CdtTrfTxInf>`

/** A name has 70 characters, a message 140; the shorter is enough for both. */
const escaped = (text: string) =>
  text.slice(0, 70).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
