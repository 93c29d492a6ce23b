/** A part of a Markdown text below one heading, as plain text. `headings` are those above it, outermost first. */
export interface Section {
  headings: string[]
  text: string
}

/** Splits Markdown at its headings of the second and third level. What stands before the first has no headings. */
export function sections(markdown: string): Section[] {
  const found: { headings: string[]; lines: string[] }[] = [{ headings: [], lines: [] }]
  let above = ''
  for (const line of markdown.split('\n')) {
    const [, marks, heading] = /^(#{2,3}) (.+)$/.exec(line) ?? []
    if (!marks || !heading) {
      found.at(-1)?.lines.push(line)
      continue
    }
    const title = inline(heading)
    if (marks === '##') above = title
    found.push({ headings: marks === '##' ? [title] : [above, title], lines: [] })
  }
  return found
    .map(({ headings, lines }) => ({ headings, text: plainText(lines.join('\n')) }))
    .filter(({ text }) => text !== '')
}

/** Markdown without marks: a table becomes a list of its rows, pictures vanish, links keep their words. */
export const plainText = (markdown: string): string =>
  markdown
    .split(/\n{2,}/)
    .map((block) => (block.trim().startsWith('|') ? tableRows(block.trim()) : inline(block.trim())))
    .filter((block) => block !== '')
    .join('\n\n')

/** A table as lines: '- first cell: the other cell', or with the columns' names where there are several. */
export function rowLines(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return rows
    .map(([first = '', ...others]) => {
      if (others.length === 1) return `- ${first}: ${others[0]}`
      const cells = others.map((cell, index) => `${columns[index + 1]}: ${cell}`)
      return `- ${first} – ${cells.filter((cell) => !cell.endsWith(': ')).join('; ')}`
    })
    .join('\n')
}

function tableRows(block: string): string {
  const [head = [], , ...rows] = block.split('\n').map((line) => line.split('|').slice(1, -1).map(inline))
  return rowLines(head, rows)
}

const inline = (text: string) =>
  text
    .trim()
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\\([*_])/g, '$1')
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/(^|\s)\*(.+?)\*(?=\s|$)/g, '$1$2')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/ {2,}\n/g, '\n')
    .replace(/\n(?!- |\d+\. )(?=\S)/g, '\n')
