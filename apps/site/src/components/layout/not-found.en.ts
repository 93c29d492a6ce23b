import { paths } from '~/lib/paths.ts'

export const notFoundText: typeof import('./not-found.fi.ts').notFoundText = {
  wit: 'No power here',
  title: 'Page not found',
  description: 'We could not find the page you are looking for.',
  text: 'The address may be mistyped, or the page may have been removed.',
  ways: [
    { label: 'Products', href: paths.products },
    { label: 'Runtime calculator', href: paths.calculator },
    { label: 'Frequently asked questions', href: paths.faq },
  ],
}
