import { adminPaths } from '~/lib/admin-paths.ts'
import { paths } from '~/lib/paths.ts'

type Words = typeof import('./navigation.fi.ts')

export const productsLink: Words['productsLink'] = { label: 'Produkter', href: paths.products }

export const productSupport: Words['productSupport'] = {
  label: 'Support',
  links: [
    { label: 'Bruksanvisningar', href: paths.manuals },
    { label: 'Vanliga frågor', href: paths.faq },
  ],
}

export const headerLinks: Words['headerLinks'] = [
  { label: 'Kalkylator', href: paths.calculator },
  { label: 'Blogg', href: paths.blogAlias },
  { label: 'Om\u00A0oss', href: paths.about },
  { label: 'Kontakt', href: paths.contact },
]

export const adminLink: Words['adminLink'] = { label: 'Admin', href: adminPaths.home }

export const accountLink: Words['accountLink'] = {
  label: 'Logga in',
  href: paths.signIn,
  own: 'Mitt konto',
  ownHref: paths.account,
}

export const searchLabel: Words['searchLabel'] = 'Sök (på finska)'

export const languageLabel: Words['languageLabel'] = 'Svenska'

export const paymentLink: Words['paymentLink'] = { label: 'Betalningssätt', href: `${paths.terms}#maksaminen` }

export const footerColumns: Words['footerColumns'] = [
  {
    title: 'Arkpax',
    links: [
      { label: 'Produkter', href: paths.products },
      { label: 'Jämförelse', href: paths.comparison },
      { label: 'Drifttidskalkylator', href: paths.calculator },
      { label: 'Om oss', href: paths.about },
      { label: 'Blogg', href: paths.blog },
      { label: 'Kontakt', href: paths.contact },
    ],
  },
  {
    title: 'Support',
    links: [
      { label: 'Bruksanvisningar', href: paths.manuals },
      { label: 'Supportcenter', href: paths.support },
      { label: 'Vanliga frågor', href: paths.faq },
      { label: 'Registrera produkten', href: paths.registration },
      { label: 'Följ beställningen', href: paths.orderTracking },
      { label: 'Gör en garantianmälan', href: paths.warrantyCase },
    ],
  },
  {
    title: 'Villkor',
    links: [
      { label: 'Dataskydd', href: paths.privacy },
      { label: 'Användarvillkor', href: paths.terms },
      { label: 'Leverans', href: paths.delivery },
      { label: 'Garantivillkor', href: paths.warranty },
      { label: 'Retur och återbetalning', href: paths.returns },
      { label: 'Frånträd avtalet här', href: paths.withdrawal },
      { label: 'Tillgänglighet', href: paths.accessibility },
    ],
  },
]
