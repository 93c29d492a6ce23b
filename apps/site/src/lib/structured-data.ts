import type { FaqQuestion } from '@arkpax/schema/content'

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

/** Questions with their whole answers (spec §2, FAQ). */
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
