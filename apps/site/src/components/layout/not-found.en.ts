import { paths } from '~/lib/paths.ts'

export const notFoundText: typeof import('./not-found.fi.ts').notFoundText = {
  title: 'Page not found',
  description: 'The page you are looking for was not found.',
  text: 'There may be a typing error in the address, or the page has been removed.',
  ways: [
    { label: 'Products', href: paths.products },
    { label: 'Running time calculator', href: paths.calculator },
    { label: 'Frequently asked questions', href: paths.faq },
  ],
}
