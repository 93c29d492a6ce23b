/** Who reads more of a battery passport than everybody: repairers and recyclers by their interest, and authorities, who read all. */
export const passportTiers = ['interest', 'authority'] as const
export type PassportTier = (typeof passportTiers)[number]
