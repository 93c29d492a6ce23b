/** A part of a text under a heading of its own. */
export interface Chapter {
  id: string
  title: string
  /** The HTML below the heading. */
  body: string
}

const HEADING = /^<h2[^>]*? id="([^"]*)"[^>]*>(.*?)<\/h2>/s

/** A rendered text as what stands before its first heading and the chapters that each begin with one. */
export function chaptersOf(html: string): { intro: string; chapters: Chapter[] } {
  const [intro = '', ...parts] = html.split('<h2')
  const chapters = parts.map((tail) => {
    const part = `<h2${tail}`
    const [heading, id = '', title = ''] = HEADING.exec(part) ?? ['']
    return { id, title, body: part.slice(heading.length) }
  })
  return { intro, chapters }
}
