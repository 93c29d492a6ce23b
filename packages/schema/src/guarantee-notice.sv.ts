export * from './guarantee-notice.ts'

export const GUARANTEE_NOTICE_ALT: typeof import('./guarantee-notice.ts').GUARANTEE_NOTICE_ALT =
  'EU:s harmoniserade meddelande om det lagstadgade felansvaret'
