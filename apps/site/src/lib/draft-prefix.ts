/** What customers have typed and not sent is kept in the tab under names that begin so; signing out forgets it. */
export const DRAFT_PREFIX = 'arkpax-luonnos:'
