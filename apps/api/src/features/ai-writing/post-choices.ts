import images from '../../../../../content/data/images.json' with { type: 'json' }

/** Tags of the posts that the site was born with; those of staff's own posts join them. */
export const HOUSE_TAGS = [
  ...['Aurinkopaneeli', 'Lataus', 'Lisäakku', 'Mitoitus', 'Mökki', 'Oppaat', 'Retkeily', 'Saaristo', 'Sähkökatko'],
  ...['Säilytys', 'Talvi', 'Testi', 'Turvallisuus', 'Työmaa', 'Ulkoilu', 'Veneily'],
]

/** Pages of the site that an article may lead to. */
export const LINKS = {
  '/tuotteet': 'tuotteet',
  '/tuotevertailu': 'tuotevertailu',
  '/laskuri': 'laskuri, jolla voi mitoittaa aseman',
  '/general-faqs': 'usein kysyttyä',
  '/user-manual': 'käyttöoppaat',
  '/support': 'tukikeskus',
  '/contact': 'yhteydenotto',
  '/warranty-policy': 'takuuehdot',
}

const WIDEST = 1200

/** The site's own pictures by name: what they show, and their address. */
export const pictures = new Map(
  Object.entries(images).map(([name, { alt, widths }]) => {
    const width = Math.max(...widths.filter((one) => one <= WIDEST))
    return [name, { alt, url: `/images/${name}-${width}.webp` }] as const
  }),
)

/** The picture of an article for which the model names none that is there. */
export const DEFAULT_PICTURE = 'family'
