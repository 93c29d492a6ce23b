import { type Composer, listed } from './answer.ts'

/** 'E06' of the display, 'P4' of the menu. */
const CODE = /\b(?:e ?(0?[1-9]|1[0-2])|p ?([1-9]))\b/

/** A fault code or a menu item: its row of the manual, of the product that is named. */
export const codeAnswer: Composer = ({ asked, knowledge }) => {
  const [, fault, item] = CODE.exec(asked.plain) ?? []
  if (!fault && !item) return undefined
  const code = fault ? `E${fault.padStart(2, '0')}` : `P${item}`
  const rows = knowledge.passages
    .filter(({ kind, language }) => kind === 'manual' && language === asked.language)
    .filter(({ about }) => asked.products.length === 0 || asked.products.some(({ id }) => id === about))
    .flatMap((passage) =>
      passage.text
        .split('\n')
        .filter((line) => line.startsWith(`- ${code}`) && !line.includes(`${code}–`))
        .map((line) => ({ passage, line })),
    )
  const [first] = rows
  if (!first) return undefined
  return {
    reply: listed([first.line.replace(/^- /, '').replace('; ', '. ')]),
    sources: [{ title: first.passage.title, url: first.passage.url }],
  }
}
