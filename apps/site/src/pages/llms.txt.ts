import { resolveFacts } from '@arkpax/schema/facts'
import { formatEuros } from '@arkpax/schema/format-fi'
import { toEuros } from '@arkpax/schema/money'
import { phoneText } from '@arkpax/schema/settings'
import type { APIRoute } from 'astro'
import { priceText } from '~/components/ui/price.fi.ts'
import { withVatOf } from '~/components/ui/vat.fi.ts'
import { builtInPosts } from '~/features/blog/blog-content.ts'
import { catalogue } from '~/lib/catalogue.ts'
import { facts } from '~/lib/facts.ts'
import { paths, postPath, productPath } from '~/lib/paths.ts'
import { company } from '~/lib/settings.ts'

const told = (text: string) => resolveFacts(text, facts)

/** The site for language models: who we are, what we sell and where to read on (llmstxt.org). */
export const GET: APIRoute = async ({ site }) => {
  const link = (label: string, path: string, text: string) => `- [${label}](${new URL(path, site)}): ${text}`
  const posts = await builtInPosts()
  const products = catalogue.map(({ id, name, priceCents, vatPercent, description }) => {
    const vat = vatPercent === undefined ? priceText.withVat : withVatOf(vatPercent)
    return link(name, productPath(id), `${formatEuros(toEuros(priceCents))} (${vat}). ${description}`)
  })
  const lines = [
    `# ${company.brand}`,
    '',
    `> ${company.legalName} valmistaa kannettavia IP67-luokiteltuja voimalaitoksia LFP-akuilla, lisäakkuja ja aurinkopaneeleja. Sivusto on suomenkielinen. Verkko-ostoskoria ei ole: tilaukset tehdään asiakaspalvelun kautta.`,
    '',
    `Asiakaspalvelu: ${phoneText(company.phone)}, ${company.email}, ${told('[[hours.text]]. Takuu [[terms.warrantyYears]] vuotta, palautusoikeus [[terms.returnDays]] päivää.')}`,
    '',
    '## Tuotteet',
    ...products,
    link('Tuotevertailu', paths.comparison, 'enintään kolme tuotetta rinnakkain'),
    link('Käyttöaikalaskuri', paths.calculator, 'kuinka kauan mikin malli pyörittää valittuja laitteita'),
    '',
    '## Tuki',
    link('Usein kysyttyä', paths.faq, 'kysymykset ja vastaukset'),
    link('Tukikeskus', paths.support, 'ohjeet tavallisimpiin tilanteisiin'),
    link('Käyttöoppaat', paths.manuals, 'PDF-oppaat suomeksi, ruotsiksi ja englanniksi'),
    link('Yhteystiedot', paths.contact, 'yhteydenottolomake'),
    '',
    '## Ehdot',
    link('Takuuehdot', paths.warranty, told('takuu [[terms.warrantyMonths]] kuukautta')),
    link('Palautus ja hyvitys', paths.returns, told('[[terms.returnDays]] päivän palautusoikeus')),
    link('Käyttöehdot', paths.terms, 'sivuston ja kaupan ehdot'),
    link('Tietosuoja', paths.privacy, 'henkilötietojen käsittely'),
    link('Toimitus', paths.delivery, 'toimitustavat ja hinnat'),
    link('Saavutettavuus', paths.accessibility, 'saavutettavuusseloste'),
    '',
    '## Blogi',
    ...posts.map(({ id, data }) => link(data.title, postPath(id), data.excerpt)),
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
