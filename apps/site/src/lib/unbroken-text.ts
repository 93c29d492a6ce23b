import { unbrokenUnit } from './unbroken-figure.ts'

/** A text of a page in which no line parts a station's name, a port's or a figure's unit from what it belongs to. */
export const unbrokenText = (text: string) =>
  unbrokenUnit(text).replace(/\bArk (?=PRO|EVO)|\bUSB-C (?=PD\b)/g, (begun) => `${begun.trimEnd()}\u00A0`)
