import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import type { CodeReader } from './read-codes.ts'

/** Its bytes are ours: by itself it would fetch them from a network of others. */
prepareZXingModule({
  overrides: { locateFile: (file: string, folder: string) => (file.endsWith('.wasm') ? wasmUrl : folder + file) },
})

const OPTIONS: ReaderOptions = {
  formats: ['Code128', 'Code39', 'EAN13', 'QRCode', 'DataMatrix'],
  tryHarder: true,
  maxNumberOfSymbols: 1,
}

/** More than this is not needed to read a label, and takes longer. */
const WIDEST = 1280

/** What the first code in a picture says. */
export async function readPicture(picture: ImageData): Promise<string | undefined> {
  const [code] = await readBarcodes(picture, OPTIONS)
  return code?.isValid ? code.text : undefined
}

/** Reads codes where the browser does not. */
export function ownCodeReader(): CodeReader {
  const canvas = document.createElement('canvas')
  const paper = canvas.getContext('2d', { willReadFrequently: true })
  return {
    async read(screen) {
      const scale = Math.min(1, WIDEST / screen.videoWidth)
      const [width, height] = [Math.round(screen.videoWidth * scale), Math.round(screen.videoHeight * scale)]
      if (!paper || !(width > 0 && height > 0)) return undefined
      canvas.width = width
      canvas.height = height
      paper.drawImage(screen, 0, 0, width, height)
      return readPicture(paper.getImageData(0, 0, width, height))
    },
  }
}
