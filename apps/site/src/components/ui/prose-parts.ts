import ProseTable from './ProseTable.astro'

/** What Markdown elements become in a long text. */
export const proseParts = { table: ProseTable }
