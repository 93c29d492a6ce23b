import type { StructuredData } from '../../lib/structured-data.ts'

interface Article {
  title: string
  excerpt: string
  author: string
  date: string
  /** Absolute addresses. */
  url: string
  image?: string
}

/** A post for search engines. */
export const articleData = ({ title, excerpt, author, date, url, image }: Article, brand: string): StructuredData => ({
  '@type': 'BlogPosting',
  headline: title,
  description: excerpt,
  datePublished: date,
  inLanguage: 'fi',
  mainEntityOfPage: url,
  author: { '@type': 'Organization', name: author },
  publisher: { '@type': 'Organization', name: brand },
  ...(image && { image }),
})
