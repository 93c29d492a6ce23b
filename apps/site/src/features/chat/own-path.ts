/** Whether an address is a path of this site: the sources of an answer lead nowhere else. */
export const isOwnPath = (url: string): boolean => /^\/(?![/\\])/.test(url)

/** Whether an address is one of a carrier, where a parcel is followed: outside the site, so a tab of its own. */
export const isOutside = (url: string): boolean => /^https:\/\//.test(url)
