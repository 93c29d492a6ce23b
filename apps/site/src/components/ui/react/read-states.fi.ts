/** Words of what is being read, in the back office and in the account. */
export const readStatesText = {
  loading: 'Ladataan…',
  tryAgain: 'Yritä uudelleen',
}
