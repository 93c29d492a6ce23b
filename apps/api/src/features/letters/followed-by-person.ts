const PROGRAM =
  /bot\b|crawl|spider|scan|preview|fetch|monitor|curl|wget|python|java\/|go-http|headless|facebookexternalhit|slurp/i

/** Whether somebody opened a link, as far as it can be told: not a program that looks where it leads, nor a browser ahead of its user. */
export function isFollowedByPerson({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  if (method !== 'GET') return false
  const purpose = `${headers.get('purpose') ?? ''} ${headers.get('sec-purpose') ?? ''} ${headers.get('x-moz') ?? ''}`
  if (/prefetch|prerender|preview/i.test(purpose)) return false
  const agent = headers.get('user-agent') ?? ''
  return agent !== '' && !PROGRAM.test(agent)
}
