/** 'perjantai' → 'Perjantai'. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** 'Nouto' → 'nouto'. */
export const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
