type Words = typeof import('./products.fi.ts')

export const listText: Words['listText'] = {
  title: 'Products',
  heroTitle: 'Power where no cable reaches',
  heroText: 'Two waterproof power stations, an extra battery and a solar panel. They all work together.',
  description:
    'Arkpax waterproof IP67 power stations, extra battery and solar panel. Prices include VAT. [[terms.warrantyYears]]-year warranty, [[terms.returnDays]]-day right of return.',
  search: 'Search products',
  searchPlaceholder: 'For example, 2400\u00A0W or battery',
  category: 'Category',
  all: 'All',
  categoryWords: { 'power-stations': 'power supply waterproof', accessories: 'accessory', 'solar-panels': '' },
  sort: 'Sort by',
  sorts: [
    { value: 'popular', label: 'Most popular' },
    { value: 'price-low', label: 'Lowest price first' },
    { value: 'price-high', label: 'Highest price first' },
    { value: 'name', label: 'Name' },
  ],
  empty: { title: 'No results', text: 'Try another search or clear the filters.' },
  clear: 'Clear filters',
  look: 'View product',
  why: {
    title: 'Why Arkpax?',
    text: 'Gear that stands up to the weather, and people who stand behind it.',
  },
  help: {
    title: 'Not sure which model you need?',
    text: 'Tell us what you want to run and for how long. We work out what you need and tell you plainly if the smaller model will do.',
    contact: 'Contact us',
    compare: 'Compare products',
    calculator: 'Calculate the runtime',
  },
}

export const detailText: Words['detailText'] = {
  contact: 'Contact us',
  inquiry: 'Request a quote',
  back: 'Back to products',
  toReviews: 'Reviews',
  buying:
    'Orders are placed through customer service. We reply to quote requests within [[terms.replyDays]]\u00A0working days.',
  gallery: 'Product pictures',
  picture: (index, count) => `Picture ${index} of ${count}`,
  pictureOf: (product, nth) => `${product}, picture ${nth}`,
  reviewer: (brand) => `${brand} customer`,
  specs: 'Specifications',
  borrowedSpecs: (name) =>
    `Exact figures are not available. For comparison, here are those of the nearest model, ${name}.`,
  conditions: 'Protection and conditions',
  applications: 'Uses',
  sales: 'About this product',
  accessories: 'Compatible accessories',
  related: 'See also',
  notFound: 'Product not found',
  notFoundText: 'The product is no longer in our range, or the address is wrong.',
  loading: 'Loading…',
  noScript: 'A new product needs JavaScript to be shown, and it is switched off in your browser.',
  failed: 'The product could not be loaded',
  failedText: 'Check your connection and try again.',
  retry: 'Try again',
}

export const stationText: Words['stationText'] = {
  runtimeTitle: 'What it runs, and for how long',
  runtimeText: 'How long a full battery runs one appliance. Losses included.',
  runtimeList: 'Runtimes by appliance',
  nominal: 'Show figures before losses',
  calculator: 'Work it out for your own devices',
  average: (watts) => `${watts} on average`,
  starts: (watts) => `${watts} when starting`,
  previous: 'Previous appliances',
  next: 'Next appliances',
  continuous: 'Continuous power',
  peak: 'Peak power',
  capacity: 'Capacity',
  features: {
    station: 'Made for the real world',
    battery: 'More energy without another station',
    panel: 'Light to carry, quick to open to the sun',
    other: 'Features',
  },
  ports: 'Ports, front and back',
  portsText: 'Outputs are at the front, under covers; inputs are at the back.',
  front: 'Front',
  back: 'Back',
  count: (count) => `×\u00A0${count}`,
}

export const safetyText: Words['safetyText'] = {
  title: 'Product safety',
  manufacturer: 'Manufacturer',
  address: 'Postal address',
  electronic: 'Email',
  model: 'Product',
  warnings: 'Warnings',
  documents: 'Documents',
}
