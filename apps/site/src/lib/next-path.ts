/** The next page of a list, from the `Link` header of the one before it; undefined on the last. */
export const nextPath = (link: string | null): string | undefined => link?.match(/<([^>]+)>;\s*rel="next"/)?.[1]
