const ROW = /<tr.*?<\/tr>/gs
const CELL = /<(t[hd])>(.*?)<\/t[hd]>/gs
const FIGURE = /^(?:noin )?\d[\d\s,]*\s(?:k?Wh|W|h|€|%)(?: \(\d+\s%\))?$/u
const SHARE = /(\d+)\s%\)?$/u
/** So many shares are a picture. */
const FEWEST = 3

interface Column {
  isFigures: boolean
  hasBars: boolean
  /** So many letters the longest figure has. */
  longest: number
}

/** The rows of a table: its columns of figures stand at the right, and shares of a whole have a bar before them where there is room. */
export function withFigureColumns(rows: string): string {
  const told = [...rows.matchAll(ROW)].map(([row]) => [...row.matchAll(CELL)])
  const columns = (told[0] ?? []).map((_, index) =>
    columnOf(told.flatMap((row) => (row[index]?.[1] === 'td' ? textOf(row[index][2]) : [])).filter(Boolean)),
  )
  return rows.replace(ROW, (row) => {
    let index = 0
    return row.replace(CELL, (cell, tag: string, inner: string) => {
      const column = columns[index]
      index += 1
      if (!column?.isFigures) return cell
      return `<${tag} class="text-right">${column.hasBars && tag === 'td' ? withBar(inner, column.longest) : inner}</${tag}>`
    })
  })
}

function columnOf(texts: readonly string[]): Column {
  const isFigures = texts.length > 0 && texts.every((text) => FIGURE.test(text))
  const hasBars = isFigures && texts.length >= FEWEST && texts.every((text) => SHARE.test(text))
  return { isFigures, hasBars, longest: Math.max(...texts.map(({ length }) => length)) }
}

/** Figures of one width, so that all bars begin at one place. */
const widthOf = (letters: number) => (letters > 6 ? 'min-w-28' : 'min-w-12')

function withBar(inner: string, longest: number): string {
  const [, share] = SHARE.exec(textOf(inner)) ?? []
  if (!share) return inner
  const bar = `<svg class="h-2 w-24 max-sm:hidden" aria-hidden="true"><rect width="100%" height="8" class="fill-line"></rect><rect width="${share}%" height="8" class="fill-forest"></rect></svg>`
  return `<span class="flex items-center justify-end gap-2">${bar}<span class="${widthOf(longest)}">${inner}</span></span>`
}

const textOf = (html = '') => html.replace(/<[^>]*>/g, '').trim()
