/** How many products the list shows; apart from the other words, because the browser needs only this. */
export const countText = (count: number) => (count === 1 ? '1\u00A0tuote' : `${count}\u00A0tuotetta`)
