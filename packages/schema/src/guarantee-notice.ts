import { dutyInForce } from './duties.ts'
import type { Settings } from './settings.ts'

/** What a screen reader says of the notice where the library has no text of it. */
export const GUARANTEE_NOTICE_ALT: string = 'EU:n yhdenmukaistettu ilmoitus lakisääteisestä virhevastuusta'

export const isPdfAddress = (address: string): boolean => /\.pdf$/i.test(address)

/**
 * The picture of the official notice of the legal guarantee, as it stands beside products and offers: empty before the day since
 * which it must, and while the owner has supplied none. A PDF is no picture.
 */
export function noticePicture({ sale: { guaranteeNotice } }: Pick<Settings, 'sale'>, now: Date): string {
  return dutyInForce('guarantee-notice', now) && !isPdfAddress(guaranteeNotice) ? guaranteeNotice : ''
}

/** The official notice as it goes with mails: the PDF where there is one, else the picture. */
export function noticeAttached({ sale, law }: Pick<Settings, 'sale' | 'law'>, now: Date): string {
  return dutyInForce('guarantee-notice', now) ? law.noticeDocument || sale.guaranteeNotice : ''
}
