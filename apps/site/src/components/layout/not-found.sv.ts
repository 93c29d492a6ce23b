import { paths } from '~/lib/paths.ts'

export const notFoundText: typeof import('./not-found.fi.ts').notFoundText = {
  wit: 'Här finns ingen ström',
  title: 'Sidan hittades inte',
  description: 'Sidan du söker finns inte.',
  text: 'Adressen kan vara felskriven eller sidan borttagen.',
  ways: [
    { label: 'Produkter', href: paths.products },
    { label: 'Drifttidskalkylator', href: paths.calculator },
    { label: 'Vanliga frågor', href: paths.faq },
  ],
}
