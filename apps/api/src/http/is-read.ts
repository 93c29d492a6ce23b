/** Whether a method only reads: HEAD is GET without its body. */
export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'
