import { WITHDRAW_HERE } from '@arkpax/schema/withdrawal-words'
import { adminPaths } from '~/lib/admin-paths.ts'
import { paths } from '~/lib/paths.ts'

/** Links of the header and the mobile menu. */
export const productsLink: { label: string; href: string } = { label: 'Tuotteet', href: paths.productsAlias }

const manuals = { label: 'Käyttöoppaat', href: paths.manuals }
const questions = { label: 'Usein kysyttyä', href: paths.faq }
const support = { label: 'Tukikeskus', href: paths.support }
const tracking = { label: 'Seuraa tilausta', href: paths.orderTracking }
const claim = { label: 'Tee takuuilmoitus', href: paths.warrantyCase }

export const productSupport = {
  label: 'Tuotetuki',
  links: [manuals, questions, support, tracking, claim],
}

export const headerLinks = [
  { label: 'Laskuri', href: paths.calculator },
  { label: 'Blogi', href: paths.blogAlias },
  { label: 'Meistä', href: paths.about },
  { label: 'Yhteystiedot', href: paths.contact },
]

export const adminLink = { label: 'Admin', href: adminPaths.home }

/** To the account: for a visitor who has signed in here it is theirs (`enhance.ts`). */
export const accountLink = { label: 'Kirjaudu', href: paths.signIn, own: 'Oma tili', ownHref: paths.account }

export const searchLabel: string = 'Haku'

export const languageLabel: string = 'Suomi (Finnish)'

/** Beside the ways to pay, in the footer. */
export const paymentLink = { label: 'Maksutavat', href: `${paths.terms}#maksaminen` }

/** Columns of links in the footer. */
export const footerColumns: { title: string; links: { label: string; href: string }[] }[] = [
  {
    title: 'Arkpax',
    links: [
      { label: 'Tuotteet', href: paths.productsAlias },
      { label: 'Vertailu', href: paths.comparison },
      { label: 'Käyttöaikalaskuri', href: paths.calculator },
      { label: 'Meistä', href: paths.about },
      { label: 'Blogi', href: paths.blog },
      { label: 'Yhteystiedot', href: paths.contact },
    ],
  },
  {
    title: 'Tuki',
    links: [manuals, support, questions, { label: 'Rekisteröi tuote', href: paths.registration }, tracking, claim],
  },
  {
    title: 'Ehdot',
    links: [
      { label: 'Tietosuoja', href: paths.privacy },
      { label: 'Käyttöehdot', href: paths.terms },
      { label: 'Toimitus', href: paths.delivery },
      { label: 'Takuuehdot', href: paths.warranty },
      { label: 'Palautus ja hyvitys', href: paths.returns },
      { label: WITHDRAW_HERE, href: paths.withdrawal },
      { label: 'Saavutettavuus', href: paths.accessibility },
    ],
  },
]
