/** A part of a text under a heading of its own. */
export interface Chapter {
  id: string
  title: string
  /** The HTML below the heading. */
  body: string
}

/** A rendered text as what stands before its first heading of a level and the chapters that each begin with one. */
export function chaptersOf(html: string, level: 'h2' | 'h3' = 'h2'): { intro: string; chapters: Chapter[] } {
  const form = new RegExp(`^<${level}[^>]*? id="([^"]*)"[^>]*>(.*?)</${level}>`, 's')
  const [intro = '', ...parts] = html.split(`<${level}`)
  const chapters = parts.map((tail) => {
    const part = `<${level}${tail}`
    const [heading, id = '', title = ''] = form.exec(part) ?? ['']
    return { id, title, body: part.slice(heading.length) }
  })
  return { intro, chapters }
}
