const madeHere = new Set<string>()

/** An id for the draft of a new post. */
export function newDraftId(): string {
  const id = crypto.randomUUID()
  madeHere.add(id)
  return id
}

/** Whether an id has just been made, so that the server knows nothing of it; true once. */
export const isJustMade = (id: string): boolean => madeHere.delete(id)
