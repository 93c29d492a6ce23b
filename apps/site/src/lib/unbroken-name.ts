/** A product's name that breaks well: its unit stays beside the figure, and a short first word beside the next ('Ark PRO', '2400 W'). */
export const unbrokenName = (name: string) => name.replace(/^(\S{1,3}) /, '$1\u00A0').replace(/ (Wh?)$/, '\u00A0$1')
