type Words = typeof import('./products.fi.ts')

export const listText: Words['listText'] = {
  title: 'Produkter',
  heroTitle: 'El dit ingen sladd räcker',
  heroText: 'Två vattentäta kraftstationer, ett extrabatteri och en solpanel. Alla passar ihop.',
  description:
    'Arkpax vattentäta kraftstationer (IP67), extrabatteri och solpanel. Priserna inkluderar moms. [[terms.warrantyYears]]\u00A0års garanti, [[terms.returnDays]]\u00A0dagars returrätt.',
  search: 'Sök produkter',
  searchPlaceholder: 'Till exempel 2400\u00A0W eller batteri',
  category: 'Produktgrupp',
  all: 'Alla',
  categoryWords: { 'power-stations': 'powerstation strömkälla vattentät', accessories: '', 'solar-panels': '' },
  sort: 'Sortera efter',
  sorts: [
    { value: 'popular', label: 'Mest populära' },
    { value: 'price-low', label: 'Billigast först' },
    { value: 'price-high', label: 'Dyrast först' },
    { value: 'name', label: 'Namn' },
  ],
  empty: { title: 'Inga träffar', text: 'Ändra sökningen eller ta bort filtren.' },
  clear: 'Ta bort filtren',
  look: 'Se produkten',
  why: {
    title: 'Varför Arkpax?',
    text: 'Utrustningen tål vädret, och vi står bakom den.',
  },
  help: {
    title: 'Osäker på vilken modell som räcker?',
    text: 'Berätta vad du ska använda och hur länge. Vi räknar ut behovet och säger rakt ut om den mindre modellen räcker.',
    contact: 'Kontakta oss',
    compare: 'Jämför produkter',
    calculator: 'Räkna ut drifttiden',
  },
}

export const detailText: Words['detailText'] = {
  contact: 'Kontakta oss',
  inquiry: 'Begär offert',
  back: 'Tillbaka till produkterna',
  toReviews: 'Recensioner',
  buying:
    'Beställningen görs via kundtjänsten. På en offertförfrågan svarar vi inom [[terms.replyDays]]\u00A0vardagar.',
  gallery: 'Produktbilder',
  picture: (index, count) => `Bild ${index}/${count}`,
  pictureOf: (product, nth) => `${product}, bild ${nth}`,
  reviewer: (brand) => `Kund hos ${brand}`,
  specs: 'Tekniska data',
  borrowedSpecs: (name) =>
    `Exakta uppgifter saknas. Som jämförelse visas uppgifterna för den närmaste modellen, ${name}.`,
  conditions: 'Skydd och förhållanden',
  applications: 'Användning',
  sales: 'Om produkten',
  accessories: 'Tillbehör som passar',
  related: 'Se även',
  notFound: 'Produkten hittades inte',
  notFoundText: 'Produkten har utgått ur sortimentet, eller så är adressen fel.',
  loading: 'Laddar…',
  noScript: 'En ny produkt visas med hjälp av JavaScript, som är avstängt i din webbläsare.',
  failed: 'Det gick inte att ladda produkten',
  failedText: 'Kontrollera internetanslutningen och försök igen.',
  retry: 'Försök igen',
}

export const stationText: Words['stationText'] = {
  runtimeTitle: 'Vad räcker den till, och hur länge?',
  runtimeText: 'Så länge driver ett fullt batteri en apparat. Förlusterna är medräknade.',
  runtimeList: 'Drifttider efter apparat',
  nominal: 'Visa värdena utan förluster',
  calculator: 'Räkna med dina egna apparater',
  average: (watts) => `i snitt ${watts}`,
  starts: (watts) => `${watts} vid start`,
  previous: 'Föregående apparater',
  next: 'Nästa apparater',
  continuous: 'Kontinuerlig effekt',
  peak: 'Toppeffekt',
  capacity: 'Kapacitet',
  features: {
    station: 'Byggd för verkligheten',
    battery: 'Mer energi utan en ny station',
    panel: 'Lätt att bära, snabb att öppna mot solen',
    other: 'Egenskaper',
  },
  ports: 'Anslutningarna framifrån och bakifrån',
  portsText: 'Utgångarna finns på framsidan under locken, ingångarna på baksidan.',
  front: 'Framsida',
  back: 'Baksida',
  count: (count) => `${count}\u00A0st`,
}

export const safetyText: Words['safetyText'] = {
  title: 'Produkt\u00ADsäkerhet',
  manufacturer: 'Tillverkare',
  address: 'Postadress',
  electronic: 'E-post',
  model: 'Produkt',
  warnings: 'Varningar',
  documents: 'Dokument',
}
