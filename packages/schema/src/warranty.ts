/**
 * The last day of the warranty: the same day of the month as many months later, or that month's last day when it is shorter
 * (29 February → 28 February). Takes and gives a calendar day as YYYY-MM-DD.
 */
export function warrantyEnd(purchaseDate: string, months: number): string {
  const end = new Date(`${purchaseDate}T00:00:00Z`)
  const dayOfMonth = end.getUTCDate()
  end.setUTCMonth(end.getUTCMonth() + months)
  if (end.getUTCDate() !== dayOfMonth) end.setUTCDate(0)
  return end.toISOString().slice(0, 10)
}
