/** The models that can be registered, as the form lists them. */
export const productModels = [
  'Ark PRO 2400W',
  'Ark EVO 1800W',
  'Ark 1800W',
  'Titan 1200W',
  '200W Solar Panel',
  'Extra Battery 2300Wh',
] as const

const RENAMED: Readonly<Record<string, string>> = {
  '200W Solar Panel': 'Aurinkopaneeli 200 W',
  'Extra Battery 2300Wh': 'Lisäakku 2300 Wh',
}

/** What people call a model: what is stored and sent is its name above. */
export const productModelLabel = (model: (typeof productModels)[number]) => RENAMED[model] ?? model.replace(/W$/, ' W')
