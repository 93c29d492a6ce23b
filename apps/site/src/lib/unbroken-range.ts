/** A text in which a line does not break within a range of figures: '9.00–17.00', '800–1500 W'. */
export const unbrokenRange = (text: string) => text.replace(/(?<=\d)–(?=\d)/g, '\u2060–\u2060')
