import type { ButtonTone } from '~/components/ui/button.recipe.ts'

export const tones: ButtonTone[] = ['action', 'solid', 'outline', 'quiet', 'danger']

export const bands = [
  { id: 'vaalea', title: 'Painikkeet ja kentät', band: undefined },
  { id: 'grafiitti', title: 'Grafiitilla', band: 'graphite' },
  { id: 'vihrea', title: 'Vihreällä', band: 'pine' },
] as const

export const swatches = [
  { name: 'snow', ground: 'bg-snow' },
  { name: 'surface', ground: 'bg-surface' },
  { name: 'sunken', ground: 'bg-sunken' },
  { name: 'ink', ground: 'bg-ink text-snow' },
  { name: 'graphite', ground: 'bg-graphite text-on-dark' },
  { name: 'pine', ground: 'bg-pine text-on-dark' },
  { name: 'forest', ground: 'bg-forest-tint text-forest' },
  { name: 'signal', ground: 'bg-signal text-on-signal' },
  { name: 'signal-ink', ground: 'bg-surface text-signal-ink' },
  { name: 'danger', ground: 'bg-danger text-on-danger' },
  { name: 'danger-tint', ground: 'bg-danger-tint text-danger' },
  { name: 'notice', ground: 'bg-notice-tint text-notice' },
]

export const choices = [
  { value: 'pro', label: 'Ark PRO 2400 W' },
  { value: 'evo', label: 'Ark EVO 1800 W' },
]

export const specs = [
  { label: 'Jatkuva teho', value: '2400', unit: 'W' },
  { label: 'Kapasiteetti', value: '2300', unit: 'Wh', note: 'Lisäakuilla enintään 25,3 kWh' },
  { label: 'Paino', value: '28', unit: 'kg' },
]

export const tableRows = [
  ['Kylmälaukku', '60 W', '38 h'],
  ['LED-valot', '50 W', '46 h'],
]

export const tabs = [
  { id: 'kuvaus', label: 'Kuvaus' },
  { id: 'tekniset', label: 'Tekniset tiedot' },
]
