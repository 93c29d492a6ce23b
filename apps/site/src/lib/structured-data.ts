import type { FaqQuestion } from '@arkpax/schema/faq'
import { type CompanySettings, phoneNumber } from '@arkpax/schema/settings'

/** A thing of schema.org without its context, which `JsonLd.astro` adds. */
export type StructuredData = { '@type': string } & Record<string, unknown>

/** Where the page is. `href` is a path of this site; the last step is the page itself. */
export function breadcrumbData(
  trail: readonly { label: string; href?: string }[],
  site: URL | undefined,
): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href && { item: new URL(href, site).href }),
    })),
  }
}

/** Questions with their whole answers (FAQ). */
export function faqData(questions: readonly FaqQuestion[]): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
    })),
  }
}

/** Who we are and how to reach us; `site` is the address of the home page. */
export function organizationData(company: CompanySettings, site: URL | undefined): StructuredData {
  const { street, postalCode, city } = company.address
  return {
    '@type': 'Organization',
    name: company.brand,
    legalName: company.legalName,
    url: site?.href,
    logo: new URL('/icon-512.png', site).href,
    foundingDate: String(company.foundedYear),
    email: company.email,
    telephone: phoneNumber(company.phone),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressCountry: 'FI',
    },
  }
}

/** An instruction of the support centre; `updated` is a day. */
export function instructionData(article: { title: string; excerpt: string; updated: string }): StructuredData {
  return {
    '@type': 'TechArticle',
    headline: article.title,
    description: article.excerpt,
    dateModified: article.updated,
    inLanguage: 'fi',
  }
}
