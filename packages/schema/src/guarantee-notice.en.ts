export * from './guarantee-notice.ts'

export const GUARANTEE_NOTICE_ALT: typeof import('./guarantee-notice.ts').GUARANTEE_NOTICE_ALT =
  'The harmonised EU notice on the legal guarantee of conformity'
