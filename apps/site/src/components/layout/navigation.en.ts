import { adminPaths } from '~/lib/admin-paths.ts'
import { paths } from '~/lib/paths.ts'

type Words = typeof import('./navigation.fi.ts')

export const productsLink: Words['productsLink'] = { label: 'Products', href: paths.products }

export const productSupport: Words['productSupport'] = {
  label: 'Support',
  links: [
    { label: 'User manuals', href: paths.manuals },
    { label: 'FAQ', href: paths.faq },
  ],
}

export const headerLinks: Words['headerLinks'] = [
  { label: 'Calculator', href: paths.calculator },
  { label: 'Blog', href: paths.blogAlias },
  { label: 'About', href: paths.about },
  { label: 'Contact', href: paths.contact },
]

export const adminLink: Words['adminLink'] = { label: 'Admin', href: adminPaths.home }

export const accountLink: Words['accountLink'] = {
  label: 'Sign in',
  href: paths.signIn,
  own: 'My account',
  ownHref: paths.account,
}

export const searchLabel: Words['searchLabel'] = 'Search (in Finnish)'

export const languageLabel: Words['languageLabel'] = 'English'

export const paymentLink: Words['paymentLink'] = { label: 'Payment methods', href: `${paths.terms}#maksaminen` }

export const footerColumns: Words['footerColumns'] = [
  {
    title: 'Arkpax',
    links: [
      { label: 'Products', href: paths.products },
      { label: 'Comparison', href: paths.comparison },
      { label: 'Runtime calculator', href: paths.calculator },
      { label: 'About us', href: paths.about },
      { label: 'Blog', href: paths.blog },
      { label: 'Contact', href: paths.contact },
    ],
  },
  {
    title: 'Support',
    links: [
      { label: 'User manuals', href: paths.manuals },
      { label: 'Support centre', href: paths.support },
      { label: 'FAQ', href: paths.faq },
      { label: 'Register a product', href: paths.registration },
      { label: 'Track an order', href: paths.orderTracking },
      { label: 'Make a warranty claim', href: paths.warrantyCase },
    ],
  },
  {
    title: 'Terms',
    links: [
      { label: 'Privacy', href: paths.privacy },
      { label: 'Terms of service', href: paths.terms },
      { label: 'Delivery', href: paths.delivery },
      { label: 'Warranty terms', href: paths.warranty },
      { label: 'Returns and refunds', href: paths.returns },
      { label: 'Withdraw from the contract here', href: paths.withdrawal },
      { label: 'Accessibility', href: paths.accessibility },
    ],
  },
]
