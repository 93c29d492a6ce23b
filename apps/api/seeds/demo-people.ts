import { slugify } from '@arkpax/schema/slug'

/** A made-up customer. */
export interface Person {
  name: string
  street: string
  postcode: string
  city: string
  /** Of a company: it is billed after its goods. */
  company?: { contact: string; businessId: string }
}

/** The address of a made-up person: example.com is reserved, so that no mail ever reaches anyone. */
export const emailOf = (name: string) => `${slugify(name).replaceAll('-', '.')}@example.com`

export const firstNames = [
  ...['Aino', 'Antti', 'Eero', 'Elina', 'Emilia', 'Hanna', 'Heikki', 'Ilkka', 'Jaana', 'Jari', 'Johanna', 'Juha'],
  ...['Kaisa', 'Kalle', 'Katja', 'Lauri', 'Leena', 'Markus', 'Mika', 'Minna', 'Niko', 'Outi', 'Pekka', 'Petra'],
  ...['Riikka', 'Sami', 'Sanna', 'Tapio', 'Tiina', 'Ville'],
]

export const lastNames = [
  ...['Ahonen', 'Hakala', 'Heikkinen', 'Hämäläinen', 'Järvinen', 'Karjalainen', 'Koskinen', 'Laine', 'Lehtonen'],
  ...['Mäkelä', 'Nieminen', 'Ojala', 'Peltonen', 'Rantanen', 'Salmi', 'Söderström', 'Toivonen', 'Virtanen'],
]

export const customers: readonly Person[] = [
  { name: 'Aino Korhonen', street: 'Satamakatu 4 B 12', postcode: '00160', city: 'Helsinki' },
  { name: 'Eero Mäkinen', street: 'Rantatie 18', postcode: '21100', city: 'Naantali' },
  { name: 'Hanna Laine', street: 'Kauppakatu 31 A 5', postcode: '40100', city: 'Jyväskylä' },
  { name: 'Jari Rantanen', street: 'Telakkatie 7', postcode: '10900', city: 'Hanko' },
  { name: 'Kaisa Heikkinen', street: 'Koivukuja 3', postcode: '90500', city: 'Oulu' },
  { name: 'Lauri Saarinen', street: 'Niementie 112', postcode: '57100', city: 'Savonlinna' },
  { name: 'Minna Virtanen', street: 'Puutarhakatu 22 C 41', postcode: '20100', city: 'Turku' },
  { name: 'Olli Kinnunen', street: 'Myllypolku 9', postcode: '70100', city: 'Kuopio' },
  { name: 'Petra Lindholm', street: 'Strandvägen 6', postcode: '22100', city: 'Maarianhamina' },
  { name: 'Risto Hiltunen', street: 'Jokiväylä 14', postcode: '96100', city: 'Rovaniemi' },
  { name: 'Sanna Peltola', street: 'Tammitie 5 A', postcode: '02100', city: 'Espoo' },
  { name: 'Timo Ahonen', street: 'Hämeenkatu 17 B 8', postcode: '33100', city: 'Tampere' },
  { name: 'Ulla Nyberg', street: 'Runebergsgatan 12', postcode: '06100', city: 'Porvoo' },
  { name: 'Ville Koskinen', street: 'Sahankatu 2', postcode: '48100', city: 'Kotka' },
  { name: 'Anni Jokinen', street: 'Harjukatu 40 A 2', postcode: '15100', city: 'Lahti' },
  {
    ...{ name: 'Sähkötyö Salonen Oy', street: 'Teollisuustie 11', postcode: '01300', city: 'Vantaa' },
    company: { contact: 'Mika Salonen', businessId: '1234567-1' },
  },
  { name: 'Marko Niskanen', street: 'Kajaanintie 210', postcode: '88600', city: 'Sotkamo' },
  { name: 'Elina Toivonen', street: 'Kirkkokatu 8', postcode: '26100', city: 'Rauma' },
  { name: 'Juhani Aikio', street: 'Inarintie 54', postcode: '99870', city: 'Inari' },
  {
    ...{ name: 'Saariston Venevuokraus Ky', street: 'Laiturikatu 1', postcode: '25900', city: 'Taalintehdas' },
    company: { contact: 'Camilla Holm', businessId: '2345678-0' },
  },
  { name: 'Tuula Hakala', street: 'Vaasanpuistikko 16', postcode: '65100', city: 'Vaasa' },
  { name: 'Pasi Lehtinen', street: 'Linnunlaulu 6', postcode: '80100', city: 'Joensuu' },
]
