import { toSVG } from 'bwip-js/node'
import { renderSVG } from 'uqr'

/** A bar code of 54 digits as banks' readers take it (Code 128), with its quiet zones: an SVG of black on white. */
export const barcodeSvg = (digits: string): string =>
  toSVG({ bcid: 'code128', text: digits, height: 12, paddingwidth: 10, paddingheight: 2, backgroundcolor: 'FFFFFF' })

/** A QR code (level M, as EPC069-12 asks) of a text, with its quiet zone: an SVG of black on white. */
export const qrSvg = (text: string): string => renderSVG(text, { ecc: 'M', border: 4, pixelSize: 4 })
