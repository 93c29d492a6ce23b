/** What the editor can show and give back whole. */
const SUPPORTED = new Set([
  'p',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'a',
  'img',
])

/** The names of the elements that the editor would lose, each once: 'table'. Empty where it shows all of the text. */
export const unsupportedTags = (html: string): string[] => [
  ...new Set(
    Array.from(html.matchAll(/<([a-z][\w-]*)/gi), ([, name = '']) => name.toLowerCase()).filter(
      (name) => !SUPPORTED.has(name),
    ),
  ),
]
