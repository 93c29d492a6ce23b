export const faqText: typeof import('./faq.fi.ts').faqText = {
  title: 'Vanliga frågor',
  description:
    'Svar om att välja, ladda och använda en bärbar kraftstation, och om garanti och service. Rakt på sak och med siffror.',
  heroText: 'Raka svar på det som folk frågar före köpet och efter det.',
  categories: 'Ämnen',
  count: (questions) => (questions === 1 ? '1\u00A0fråga' : `${questions}\u00A0frågor`),
  search: {
    label: 'Sök bland frågorna',
    placeholder: 'Till exempel kyla eller garanti',
    one: '1\u00A0fråga',
    many: '{count}\u00A0frågor',
    none: 'Ingen fråga innehåller det ordet. Prova ett annat eller fråga oss.',
  },
  more: {
    title: 'Hittade du inte svaret?',
    text: 'Skriv till oss eller fråga i chatten. Telefonen är öppen [[hours.onWeekdays]].',
    contact: 'Kontakta oss',
    calculator: 'Räkna ut drifttiden',
  },
}
