const ROW = /<tr.*?<\/tr>/gs
const CELL = /<(t[hd])>(.*?)<\/t[hd]>/gs
const FIGURE = /^(?:noin )?\d[\d\s,]*\s(?:k?Wh|W|h|€|%)(?: \(\d+\s%\))?$/u
const SHARE = /(\d+)\s%\)?$/u
/** So many shares are a picture. */
const FEWEST = 3

interface Column {
  isFigures: boolean
  hasBars: boolean
}

/** The rows of a table: its columns of figures stand at the right, and shares of a whole have a bar below them. */
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
      return `<${tag} class="text-right">${inner}${column.hasBars && tag === 'td' ? barOf(inner) : ''}</${tag}>`
    })
  })
}

function columnOf(texts: readonly string[]): Column {
  const isFigures = texts.length > 0 && texts.every((text) => FIGURE.test(text))
  return { isFigures, hasBars: isFigures && texts.length >= FEWEST && texts.every((text) => SHARE.test(text)) }
}

function barOf(inner: string): string {
  const [, share] = SHARE.exec(textOf(inner)) ?? []
  if (!share) return ''
  return `<svg class="mt-1.5 ml-auto h-1.5 w-full max-w-40" aria-hidden="true"><rect width="100%" height="6" class="fill-line"></rect><rect width="${share}%" height="6" class="fill-forest"></rect></svg>`
}

const textOf = (html = '') => html.replace(/<[^>]*>/g, '').trim()
