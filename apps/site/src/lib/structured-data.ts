import type { FaqQuestion } from '@arkpax/schema/faq'
import {
  openingHoursSpecification,
  specialDays,
  specialOpeningHoursSpecification,
} from '@arkpax/schema/office-hours-text'
import { phoneNumber, type Settings } from '@arkpax/schema/settings'
import { pathIn } from '@arkpax/schema/translated-pages'
import { language } from './language.fi.ts'

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
      ...(href && { item: new URL(pathIn(language, href), site).href }),
    })),
  }
}

/** Questions with their whole answers (FAQ). */
export function faqData(questions: readonly FaqQuestion[]): StructuredData {
  return {
    '@type': 'FAQPage',
    ...(language !== 'fi' && { inLanguage: language }),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
    })),
  }
}

/** How far ahead machines are told of the days that are not as their weekday is. */
const DAYS_AHEAD = 90

/** Who we are, how to reach us and when; `site` is the address of the home page, `today` a calendar day of Finland. */
export function organizationData(
  { company, hours }: Pick<Settings, 'company' | 'hours'>,
  site: URL | undefined,
  today: string,
): StructuredData {
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
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: phoneNumber(company.phone),
      availableLanguage: 'fi',
      hoursAvailable: [
        ...openingHoursSpecification(hours),
        ...specialOpeningHoursSpecification(specialDays(hours, today, DAYS_AHEAD)),
      ],
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
