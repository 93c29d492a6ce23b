/** A figure and its unit, or a text that has none. */
export interface FigurePart {
  figure: string
  unit?: string
}

/** Units that follow a number; words ('vuotta') are read with it. */
const UNIT = /(?<=\d)[\s\u00A0](kWh|Wh|W|V|A|Ah|mm|cm|m|kg|h|ms|s|°C|%)(?![\p{L}\d])/u

/** '25,6 V / 90 Ah' → '25,6' with V, '/ 90' with Ah: every unit of a figure stands the same beside it. */
export function figureParts(value: string): FigurePart[] {
  const parts = value.split(UNIT)
  return parts.flatMap((figure, index) => (index % 2 === 0 && figure ? [{ figure, unit: parts[index + 1] }] : []))
}
