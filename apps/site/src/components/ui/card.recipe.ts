/** A surface with a hairline; it rises only when it is a link as a whole. */
export const cardClass = 'rounded-md border border-line bg-surface'
