type Words = typeof import('./manuals.fi.ts')

export const manualsText: Words['manualsText'] = {
  title: 'Bruksanvisningar',
  heroTitle: 'Bruksanvisningar',
  heroText:
    'Bruksanvisningen till varje produkt på svenska, finska och engelska. Kapitlet om säkerhet kommer alltid först.',
  description:
    'Ladda ner Arkpax bruksanvisningar som PDF på svenska, finska och engelska: Ark PRO, Ark EVO, extrabatteriet och solpanelen.',
  all: (size) => `Ladda ner alla (ZIP, ${size})`,
  videos: 'Videoguider',
  newTab: 'öppnas i en ny flik',
  kind: 'Bruksanvisning',
  file: (pages, size) => `PDF, ${pages}\u00A0sidor, ${size}`,
  list: 'Bruksanvisningar efter produkt',
  byMail: 'Den här bruksanvisningen skickar vi per e-post. Be kundtjänsten om den.',
  help: {
    title: 'Hittade du inte svaret?',
    support: 'I supportcentret',
    text: 'finns anvisningar för de vanligaste situationerna (på finska). Chattens automatiska assistent svarar genast, och kundtjänsten når du [[hours.onWeekdays]].',
    mail: 'Skicka en supportfråga',
  },
}

export const SUPPORT_SUBJECT: Words['SUPPORT_SUBJECT'] = 'Supportfråga'
