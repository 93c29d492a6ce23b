/** Whether an address is a path of this site: an answer leads nowhere else. */
export const isOwnPath = (url: string): boolean => /^\/(?![/\\])/.test(url)
