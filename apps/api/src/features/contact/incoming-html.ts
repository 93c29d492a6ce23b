import sanitizeHtml from 'sanitize-html'

/** Of a longer mail the rest is not read: it is a newsletter or an attack. */
const LONGEST = 500_000
const BLOCKS = ['p', 'div', 'ul', 'ol', 'table', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'hr']
const QUOTE_BEGINS = '\u0001'
const QUOTE_ENDS = '\u0002'
/** Between two blocks is one break of the line, however many begin and end there. */
const BORDER = '\u0003'
const HIDDEN = /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d])/i

/**
 * What a mail in HTML says, as plain text: scripts, styles, pictures and addresses of links are gone, nothing is fetched. What it quotes has
 * a '>' before each line.
 */
export function htmlToText(html: string): string {
  const clean = sanitizeHtml(html.slice(0, LONGEST).replace(/[\u0001-\u0003]/g, ''), {
    allowedTags: [...BLOCKS, 'br', 'li', 'td', 'th', 'blockquote'],
    allowedAttributes: {},
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'head', 'svg', 'math', 'object'],
    exclusiveFilter: ({ attribs }) => HIDDEN.test(attribs.style ?? ''),
  })
  const text = clean
    .replace(/[\s\u00A0]+/g, ' ')
    .replace(/<blockquote>/g, `\n${QUOTE_BEGINS}\n`)
    .replace(/<\/blockquote>/g, `\n${QUOTE_ENDS}\n`)
    .replace(/<br ?\/?>/g, '\n')
    .replace(/<li>/g, '\n- ')
    .replace(/<\/t[dh]>/g, ' ')
    .replace(/<\/(?:p|h[1-6]|table|ul|ol|pre)>/g, '\n\n')
    .replace(/<\/li>/g, '')
    .replace(/<[^>]*>/g, BORDER)
    .replace(/\n? *\u0003[ \u0003]*/g, '\n')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
  return withMarks(text)
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Turns what opens and ends a quotation into marks before its lines. */
function withMarks(text: string): string {
  let depth = 0
  const lines: string[] = []
  for (const line of text.split('\n').map((part) => part.trim())) {
    if (line === QUOTE_BEGINS) depth += 1
    else if (line === QUOTE_ENDS) depth = Math.max(0, depth - 1)
    else if (depth === 0) lines.push(line)
    else if (line !== '') lines.push(`${'>'.repeat(Math.min(depth, 5))} ${line}`)
  }
  return lines.join('\n')
}
