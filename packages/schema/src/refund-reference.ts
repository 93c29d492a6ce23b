/** What a refund is called in the file that the bank pays it by, and in the statement that tells of it: at most 35 signs. */
export const endToEndIdOf = (paymentId: string): string => paymentId.replaceAll('-', '')
