/** Whether a statement failed because its row is there already, on SQLite or on PostgreSQL. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'SQLITE_CONSTRAINT_UNIQUE' || error.code === '23505')
