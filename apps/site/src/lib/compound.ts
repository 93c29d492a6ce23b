/** What long names of pages end in. */
const LAST_PART = /(?<=\p{L}{8})(?=seloste)/gu

/** A title whose long compound may part before its last word ('Saavutettavuus-seloste'): few browsers know where Finnish words do. */
export const partedCompound = (title: string): string => title.replace(LAST_PART, '\u00AD')
