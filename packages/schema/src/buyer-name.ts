/** What a buyer is called in lists: the company first where there is one, and its person beside it; empty of one without a name. */
export const buyerName = (company: string | null | undefined, person: string | null | undefined): string =>
  [company, person].filter(Boolean).join(' · ')
