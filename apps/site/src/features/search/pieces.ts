/** A piece of a shown text, and whether it is a word that the query found. */
export interface Piece {
  text: string
  isHit: boolean
}

/** Whether anything that was found is in a text. */
export const isShown = (pieces: readonly Piece[]) => pieces.some(({ isHit }) => isHit)

export const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('')
