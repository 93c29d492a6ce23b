import type { Config } from '../../config.ts'

type Origin = Pick<Config, 'publicUrl'>

/** The pages that mails lead to. */
/** Where an order is followed: its field has the number that the customer knows it by. */
export const orderTrackingLink = ({ publicUrl }: Origin, orderNumber: number) =>
  `${publicUrl}/tilauksen-seuranta?order=${orderNumber}`
/** The page on which an order is paid; `page` is its path. */
export const paymentLink = ({ publicUrl }: Origin, { page }: { page: string }) => `${publicUrl}${page}`
export const productReviewsLink = ({ publicUrl }: Origin, productId: string) =>
  `${publicUrl}/tuote/${encodeURIComponent(productId)}#arvostelut`
export const registrationLink = ({ publicUrl }: Origin) => `${publicUrl}/register-product`
export const accountLink = ({ publicUrl }: Origin) => `${publicUrl}/oma-tili`
export const ownReviewsLink = (site: Origin) => `${accountLink(site)}?nakyma=arvostelut`
export const productsLink = ({ publicUrl }: Origin) => `${publicUrl}/tuotteet`
export const productLink = ({ publicUrl }: Origin, id: string) => `${publicUrl}/tuote/${encodeURIComponent(id)}`
export const stockLink = ({ publicUrl }: Origin) => `${publicUrl}/inventory-management`
export const confirmAlertLink = ({ publicUrl }: Origin, token: string) =>
  `${publicUrl}/saatavuus/vahvista?token=${token}`
export const cancelAlertLink = ({ publicUrl }: Origin, token: string) => `${publicUrl}/saatavuus/peruuta?token=${token}`
export const confirmSubscriptionLink = ({ publicUrl }: Origin, token: string) =>
  `${publicUrl}/uutiskirje/vahvista?token=${token}`
export const unsubscribeLink = ({ publicUrl }: Origin, token: string) =>
  `${publicUrl}/uutiskirje/peruuta?token=${token}`
/** The page of a letter on the site. */
export const letterPageLink = ({ publicUrl }: Origin, slug: string) => `${publicUrl}/uutiskirje/${slug}`
/** Where a link of a letter is counted and led on. */
export const countedLink = ({ publicUrl }: Origin, letterId: string, number: number) =>
  `${publicUrl}/u/${letterId}/${number}`
/** The messages that nobody has opened, in the back office. */
export const newMessagesLink = ({ publicUrl }: Pick<Config, 'publicUrl'>) =>
  `${publicUrl}/admin/contact-management?status=new`

/** The form of a device that does not work, with its serial number filled in where one is given. */
export const warrantyFormLink = ({ publicUrl }: Origin, serial = '') =>
  `${publicUrl}/takuuasia${serial && `?sarjanumero=${encodeURIComponent(serial)}`}`
/** The private page of a warranty case. */
export const warrantyCaseLink = ({ publicUrl }: Origin, token: string) => `${publicUrl}/takuuasia/${token}`

/** What an owner answers a recall with, the page that tells of it, and all of them. */
export const recallAnswerLink = ({ publicUrl }: Origin, token: string) => `${publicUrl}/takaisinvedot/vastaus/${token}`
export const recallLink = ({ publicUrl }: Origin, slug: string) => `${publicUrl}/takaisinvedot/${slug}`

/** The private page of an offer. */
export const offerLink = ({ publicUrl }: Origin, token: string) => `${publicUrl}/tarjous/${token}`
export const staffReturnLink = ({ publicUrl }: Origin, id: string) => `${publicUrl}/admin/returns/${id}`
/** Where an order is withdrawn from. */
export const withdrawalLink = ({ publicUrl }: Origin, orderNumber: number) =>
  `${publicUrl}/peruuta-sopimus?tilaus=${orderNumber}`
export const staffOfferLink = ({ publicUrl }: Origin, id: string) => `${publicUrl}/admin/offers?id=${id}`

export const contactMessageLink = ({ publicUrl }: Origin, id: string) =>
  `${publicUrl}/admin/contact-management?message=${id}`

/** Where a mail program's own 'unsubscribe' posts (RFC 8058). */
export const oneClickAlertLink = ({ publicUrl }: Origin, token: string) =>
  `${publicUrl}/api/stock-alerts/cancel?token=${token}`
export const oneClickLink = ({ publicUrl }: Origin, token: string) =>
  `${publicUrl}/api/newsletter/unsubscribe?token=${token}`
