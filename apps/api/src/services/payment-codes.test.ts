import { readFileSync } from 'node:fs'
import { virtualBarcode, virtualBarcodeRf } from '@arkpax/schema/virtual-barcode'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { barcodeSvg, qrSvg } from './payment-codes.ts'

const wasm = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })

/** What a reader sees in a picture of this many dots across. */
async function scan(svg: string, width: number) {
  const png = await sharp(Buffer.from(svg), { density: 300 }).resize({ width }).png().toBuffer()
  const read = await readBarcodes(new Uint8Array(png), { formats: ['Code128', 'QRCode'], tryHarder: true })
  return read.map(({ format, text }) => [format, text])
}

/** A transfer of the banks' guide. */
const transfer = { iban: 'FI7944052020036082', reference: '868516259619897', cents: 488_315, dueOn: '2010-06-12' }

describe('a code that is scanned from a screen or a paper', () => {
  it.each([virtualBarcode(transfer), virtualBarcodeRf(transfer)])('gives back the digits %s', async (digits) => {
    expect(await scan(barcodeSvg(digits), 1200)).toEqual([['Code128', digits]])
  })

  it('gives back the text that banks read', async () => {
    const text =
      'BCD\n002\n1\nSCT\nNDEAFIHH\nMökki- ja Venetarvike Åberg Oy\nFI2112345600000785\nEUR3449.80\n\nRF6610427'
    expect(await scan(qrSvg(text), 400)).toEqual([['QRCode', text]])
  })
})
