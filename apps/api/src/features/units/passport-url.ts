/** The path of the passport of a unit. */
export const passportPath = (passportId: string): string => `/akkupassi/${passportId}`

/** Where the passport of a unit stands for good: printed on the unit, so that it never changes. */
export const passportUrl = (site: string, passportId: string): string => `${site}${passportPath(passportId)}`
