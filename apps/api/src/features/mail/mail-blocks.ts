/** What a mail is made of; `compose-mail.ts` writes text and HTML from the same blocks, so that both always say the same. */
export type MailBlock =
  | { type: 'paragraph'; text: string }
  | { type: 'button'; label: string; url: string }
  | { type: 'facts'; facts: readonly Fact[] }
  | { type: 'lines'; lines: readonly Line[]; total: Line }
  | { type: 'quote'; text: string }
  | { type: 'note'; text: string }
  | { type: 'formatted'; html: string; text: string }

/** A label and its value: 'Sarjanumero', 'APX-1'. */
export type Fact = readonly [label: string, value: string]

/** What is bought, and its price as it is shown. */
export type Line = readonly [what: string, price: string]

/** Running text; line breaks in it are kept. */
export const paragraph = (text: string): MailBlock => ({ type: 'paragraph', text })

/** The one thing to do; the address is also written out for those whose program shows no buttons. */
export const button = (label: string, url: string): MailBlock => ({ type: 'button', label, url })

/** A short list of labels and values; line breaks in a value are kept. */
export const facts = (...facts: Fact[]): MailBlock => ({ type: 'facts', facts })

/** Order lines and their total. */
export const lines = (lines: readonly Line[], total: Line): MailBlock => ({ type: 'lines', lines, total })

/** What somebody wrote, as they wrote it. */
export const quote = (text: string): MailBlock => ({ type: 'quote', text })

/** Small print. */
export const note = (text: string): MailBlock => ({ type: 'note', text })

/** Sanitised HTML in which mail programs find all they need, and the same as plain text. */
export const formatted = (html: string, text: string): MailBlock => ({ type: 'formatted', html, text })

/** 'Hei Aino,' – or 'Hei,' for a name that is none, so that nobody sends links or slogans under it to a stranger. */
export const greeting = (name: string): MailBlock =>
  paragraph(/^[\p{L}\p{M}'’ -]{1,60}$/u.test(name) ? `Hei ${name},` : 'Hei,')
