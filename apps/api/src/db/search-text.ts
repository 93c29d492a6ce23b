/** What a list is searched in: the parts that are there, lower-cased, one a line (see `containing`). */
export const searchText = (...parts: (string | null)[]) =>
  parts
    .filter((part) => part)
    .join('\n')
    .toLowerCase()
