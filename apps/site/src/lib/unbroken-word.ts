import { unbrokenFigure } from './unbroken-figure.ts'

/** A text in which no line parts a short code from its word or its letter ('MC4-liittimet', 'AC-latausjohto', 'USB-C'). */
const unbrokenCode = (text: string) =>
  text.replace(/(?<![\p{L}\d-])(\p{Lu}{2,4}\d{0,2}-)(?=\p{Ll}|\p{Lu}(?!\p{L}))/gu, '$1\u2060')

/** The same, in which no line parts a station's name either, whatever its ending ('Ark EVO:ssa'). */
export const unbrokenWord = (text: string) => unbrokenCode(text.replace(/\bArk (?=PRO|EVO)/g, 'Ark\u00A0'))

/** An article whose running text keeps its codes and figures whole; its headings stay as typed, as their addresses are made of them. */
export const unbrokenArticle = (markdown: string) =>
  markdown
    .split('\n')
    .map((line) => (line.startsWith('#') ? line : unbrokenCode(unbrokenFigure(line))))
    .join('\n')
