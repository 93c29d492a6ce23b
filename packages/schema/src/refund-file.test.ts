import { expect, it } from 'vitest'
import { refundFile } from './refund-file.ts'

const payer = { name: 'Arkpax Oy', iban: 'FI2112345600000785', bic: '' }
const refund = { amount: 0.1, name: 'Vene & <Mökki>', iban: 'FI5810171000000122', message: 'Tilaus 1042' }

it('a file of refunds has their sum to the cent, and the mark of each', () => {
  const refunds = ['019aa1de-0000-7000-8000-000000000001', '019aa1de-0000-7000-8000-000000000002'].map((id) => ({
    ...refund,
    id,
  }))
  const xml = refundFile(
    [...refunds, { ...refund, id: 'c', amount: 0.2 }],
    payer,
    new Date('2026-11-25T10:00:00Z'),
    '2026-11-26',
  )
  expect(xml.match(/<NbOfTxs>3<\/NbOfTxs><CtrlSum>0\.40<\/CtrlSum>/g)).toHaveLength(2)
  expect(xml).toContain('<EndToEndId>019aa1de00007000800000000000000' + '1</EndToEndId>')
  expect(xml).toContain('<Nm>Vene &amp; &lt;Mökki&gt;</Nm>')
  expect(xml).toContain('<ReqdExctnDt>2026-11-26</ReqdExctnDt>')
})
