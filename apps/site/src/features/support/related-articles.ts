/** The two articles to read next: those that follow in the list, which starts again after its end. */
export function relatedArticles<T extends { id: string }>(articles: readonly T[], id: string): T[] {
  const at = articles.findIndex((article) => article.id === id)
  return [...articles.slice(at + 1), ...articles.slice(0, at)].slice(0, 2)
}
