/** What to do when a form could not be sent. */
export const tryLater = {
  plain: 'Yritä uudelleen myöhemmin.',
  orAskService: 'Yritä uudelleen myöhemmin tai ota yhteyttä asiakaspalveluun.',
} as const
