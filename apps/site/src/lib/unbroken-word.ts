/** A text in which no line parts a station's name, whatever its ending ('Ark EVO:ssa'), nor a short code from its word ('MC4-liittimet', 'AC-latausjohto'). */
export const unbrokenWord = (text: string) =>
  text.replace(/\bArk (?=PRO|EVO)/g, 'Ark\u00A0').replace(/(?<![\p{L}\d-])(\p{Lu}{2,4}\d?-)(?=\p{Ll})/gu, '$1\u2060')
