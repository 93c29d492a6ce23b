export const faqText: typeof import('./faq.fi.ts').faqText = {
  title: 'Frequently asked questions',
  description:
    'Answers about choosing, charging and using a portable power station, and about warranty and service. To the point, with figures.',
  heroText: 'Straight answers to what people ask before they buy, and after.',
  categories: 'Topics',
  count: (questions) => (questions === 1 ? '1\u00A0question' : `${questions}\u00A0questions`),
  search: {
    label: 'Search the questions',
    placeholder: 'For example, cold or warranty',
    one: '1\u00A0question',
    many: '{count}\u00A0questions',
    none: 'No question contains that word. Try another or ask us.',
  },
  more: {
    title: 'Didn’t find the answer?',
    text: 'Write to us or ask in the chat. Our phone line is open [[hours.onWeekdays]].',
    contact: 'Contact us',
    calculator: 'Calculate the runtime',
  },
}
