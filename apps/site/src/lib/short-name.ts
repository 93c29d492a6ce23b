/** 'Ark PRO 2400 W' → 'Ark PRO', which no line breaks. */
export const shortName = (name: string): string => name.replace(/[ \u00A0]\d+[ \u00A0]W$/, '').replace(' ', '\u00A0')
