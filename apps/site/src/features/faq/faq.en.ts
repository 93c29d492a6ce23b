export const faqText: typeof import('./faq.fi.ts').faqText = {
  title: 'Frequently asked questions',
  description:
    'Answers about choosing, charging and using a portable power station, and about warranty and service. To the point, with figures.',
  heroText: 'Straight answers to what people ask before they buy, and after.',
  categories: 'Topics',
  search: {
    label: 'Search the questions',
    placeholder: 'For example, cold or warranty',
    one: '1\u00A0question',
    many: '{count}\u00A0questions',
    none: 'No question contains that word. Try another or ask us.',
  },
  first: {
    title: 'What people ask before they buy',
    read: 'Read the whole answer',
    answers: [
      {
        id: 'kumpi-malli-sopii-minulle',
        picture: 'post-1',
        figure: 'Over [[product.2.maxPower]]: Ark\u00A0PRO',
        question: 'Ark PRO or Ark EVO?',
        answer:
          'A load that large takes the PRO. Otherwise the Ark\u00A0EVO will do, if its [[product.2.capacity]] lasts from charge to charge. It is lighter, too: [[product.2.weight]] to the PRO’s [[product.1.weight]].',
      },
      {
        id: 'kuinka-pitkaan-akku-riittaa',
        picture: 'evo-cottage-steps',
        figure: '[[product.1.lasts.60]] of cooling',
        question: 'How long does the battery last?',
        answer:
          'That is how long the Ark PRO runs a 60\u00A0W cool box without a break; the Ark\u00A0EVO runs it for [[product.2.lasts.60]]. Losses are counted in.',
      },
      {
        id: 'mita-ip67-tarkoittaa',
        picture: 'jetty-rain',
        figure: '[[product.1.ip]]',
        question: 'Can it get wet?',
        answer: 'Yes: half an hour a metre under water, with the covers closed. Dust stays out, too.',
      },
    ],
  },
  ways: {
    comparison: 'Compare the models',
    calculator: 'Calculate with your own appliances',
    ports: 'See the Ark EVO’s ports',
    water: 'See what Ark\u00A0PRO withstands',
    battery: 'See the extra battery',
    panel: 'See the solar panel',
    offer: 'Request a quote',
    charging: 'How to charge faster',
    winter: 'Tips for winter',
    tools: 'The station and power tools',
    boat: 'The station on a boat',
    warranty: 'Read the warranty terms',
    fault: 'Report a fault',
    registration: 'Register the product',
    returns: 'Read the return policy',
  },
  more: {
    title: 'Didn’t find the answer?',
    text: 'Write to us or ask in the chat. Our phone line is open [[hours.onWeekdays]].',
    contact: 'Contact us',
  },
}
