/** What looks for codes in a picture; gives what the first one says. */
export interface CodeReader {
  read(screen: HTMLVideoElement): Promise<string | undefined>
}

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
interface DetectorMaker {
  new (options: { formats: string[] }): Detector
  getSupportedFormats?(): Promise<string[]>
}

const FORMATS = ['code_128', 'code_39', 'ean_13', 'qr_code', 'data_matrix']

/** Whether this device has a camera that a page may ask for. */
export const canScan = (): boolean => navigator.mediaDevices !== undefined

/** The browser's own reader where it reads the codes of labels; elsewhere (iPhone, Firefox) one of ours, which is fetched now. */
export async function openCodeReader(): Promise<CodeReader> {
  const Maker = (globalThis as { BarcodeDetector?: DetectorMaker }).BarcodeDetector
  const formats = (await Maker?.getSupportedFormats?.().catch(() => [])) ?? []
  if (!Maker || !formats.includes('qr_code')) return (await import('./own-code-reader.ts')).ownCodeReader()
  const detector = new Maker({ formats: FORMATS.filter((format) => formats.includes(format)) })
  return { read: async (screen) => (await detector.detect(screen))[0]?.rawValue }
}
