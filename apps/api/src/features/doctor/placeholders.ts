/** What people write where something is still to be filled in, and addresses that belong to nobody. */
const PLACEHOLDER =
  /\b(?:lorem ipsum|TODO|TBD|FIXME|XXX+|täydennä tähän|kirjoita tähän)\b|\b[\w.-]*@?example\.(?:com|fi|org)\b|\?\?\?+/g

/** The placeholders of a text, each once. */
export const placeholdersIn = (text: string): string[] => [...new Set(text.match(PLACEHOLDER))]
