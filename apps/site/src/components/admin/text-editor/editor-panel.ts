/** What is asked for between the tools and the text. */
export type EditorPanel =
  | { kind: 'link' | 'picture' | 'video' | 'product' | 'post' }
  /** The text of the picture at a position. */
  | { kind: 'describe'; position: number }
