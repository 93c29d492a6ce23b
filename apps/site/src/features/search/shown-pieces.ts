import type { Piece } from './pieces.ts'
import type { SearchResult } from './search-engine.ts'

/** Shows what a result says in a copy of a template; words that were found are marked. */
export function showPieces(copy: HTMLElement, pieces: SearchResult['pieces']): void {
  for (const part of ['title', 'summary'] as const) {
    copy.querySelector(`[data-part="${part}"]`)?.replaceChildren(...pieces[part].map(shownPiece))
  }
}

function shownPiece({ text, isHit }: Piece): Node {
  if (!isHit) return document.createTextNode(text)
  const mark = document.createElement('mark')
  mark.textContent = text
  return mark
}
