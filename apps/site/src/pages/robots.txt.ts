import type { APIRoute } from 'astro'

/** What crawlers may read: everything but the back office, the account and the API. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /varastonhallinta',
      'Disallow: /inventory-management',
      'Disallow: /oma-tili',
      'Disallow: /dashboard',
      'Disallow: /api/admin',
      'Disallow: /api/auth',
      '',
      `Sitemap: ${new URL('/sitemap-index.xml', site)}`,
      '',
    ].join('\n'),
  )
