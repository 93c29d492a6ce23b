type Words = typeof import('./manuals.fi.ts')

export const manualsText: Words['manualsText'] = {
  title: 'User manuals',
  heroTitle: 'User manuals',
  heroText: 'Every product’s manual in English, Finnish and Swedish. The safety chapter always comes first.',
  description:
    'Download Arkpax user manuals as PDF files in English, Finnish and Swedish: Ark PRO, Ark EVO, the extra battery and the solar panel.',
  all: (size) => `Download all (ZIP, ${size})`,
  videos: 'Video guides',
  newTab: 'opens in a new tab',
  kind: 'User manual',
  file: (pages, size) => `PDF, ${pages}\u00A0pages, ${size}`,
  list: 'Manuals by product',
  byMail: 'We send this manual by email. Ask customer service for it.',
  help: {
    title: 'Didn’t find the answer?',
    support: 'The support centre',
    text: 'has instructions for the most common situations (in Finnish). The chat’s automated assistant answers at once, and you can reach customer service [[hours.onWeekdays]].',
    mail: 'Send a support request',
  },
}

export const SUPPORT_SUBJECT: Words['SUPPORT_SUBJECT'] = 'Support request'
