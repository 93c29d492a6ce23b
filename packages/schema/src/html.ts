/** Text as HTML shows it, also inside a quoted attribute. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const BLOCK =
  /<\/?(?:p|div|h[2-6]|ul|ol|li|blockquote|pre|hr|br|aside|figure|figcaption|table|caption|thead|tbody|tfoot|tr|th|td)\b[^>]*>/g

/** The words of sanitised HTML; every block begins a line. */
export const textOfHtml = (html: string) =>
  html
    .replace(BLOCK, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
