import type { AuditAction, AuditEntity } from './audit-log.ts'

/** What staff did, in the log. */
export const auditActionLabels: Record<AuditAction, string> = {
  create: 'Lisäsi',
  update: 'Muutti',
  delete: 'Poisti',
  publish: 'Julkaisi',
  unpublish: 'Perui julkaisun',
  stock: 'Muutti varastosaldoa',
  'set-status': 'Muutti tilaa',
  pack: 'Keräsi toimituksen',
  unpack: 'Purki toimituksen',
  'change-delivery': 'Muutti toimituksen seurantaa',
  'move-delivery': 'Muutti toimituksen vaihetta',
  'undo-status': 'Kumosi tilan muutoksen',
  'undo-create': 'Perui lisäyksen',
  reply: 'Vastasi',
  'undo-reply': 'Perui vastauksen',
  answer: 'Vastasi arvosteluun',
  unanswer: 'Poisti vastauksen',
  hide: 'Piilotti',
  show: 'Palautti näkyviin',
  retry: 'Lähetti uudelleen',
  merge: 'Yhdisti',
  export: 'Vei tiedot',
  erase: 'Poisti henkilötiedot',
  close: 'Päätti',
  replace: 'Vaihtoi tiedoston',
  trash: 'Siirsi roskakoriin',
  restore: 'Palautti roskakorista',
  split: 'Erotti toisistaan',
  unsubscribe: 'Perui',
  resubscribe: 'Aktivoi uudelleen',
  build: 'Pyysi sivujen julkaisua',
  invite: 'Kutsui',
  'invite-anew': 'Lähetti uuden kutsun',
  remove: 'Poisti henkilön',
  'accept-invitation': 'Otti kutsun vastaan',
  'change-password': 'Vaihtoi salasanan',
  'begin-second-factor': 'Aloitti kaksivaiheisen kirjautumisen käyttöönoton',
  'add-second-factor': 'Otti käyttöön kaksivaiheisen kirjautumisen',
  'remove-second-factor': 'Poisti käytöstä kaksivaiheisen kirjautumisen',
  'begin-passkey': 'Aloitti pääsyavaimen lisäämisen',
  'add-passkey': 'Lisäsi pääsyavaimen',
  'rename-passkey': 'Nimesi pääsyavaimen uudelleen',
  'remove-passkey': 'Poisti pääsyavaimen',
  'renew-recovery-codes': 'Teki uudet varakoodit',
  'sign-in': 'Kirjautui sisään',
  'sign-in-failed': 'Kirjautuminen epäonnistui',
  'sign-out': 'Kirjautui ulos',
  'end-session': 'Päätti istunnon',
  refused: 'Yritti ilman oikeutta',
  import: 'Toi tiedoston',
  'take-back': 'Perui tuonnin',
  send: 'Lähetti',
  'undo-send': 'Perui lähetyksen',
  withdraw: 'Perui tarjouksen',
  link: 'Teki linkin',
}

/** What they did it to. */
export const auditEntityLabels: Record<AuditEntity, string> = {
  blog_post: 'Blogikirjoitus',
  call: 'Toiminto',
  contact_message: 'Yhteydenotto',
  customer: 'Asiakas',
  customer_note: 'Asiakkaan muistiinpano',
  contact_note: 'Huomio yhteydenotosta',
  document: 'Lasku tai kuitti',
  faq_entry: 'Usein kysytty kysymys',
  faq_order: 'Kysymysten järjestys',
  faq_section: 'Kysymysten aihe',
  import: 'Tuonti',
  incoming_goods: 'Saapuva tavara',
  mail: 'Sähköposti',
  media: 'Kuva tai asiakirja',
  newsletter_subscription: 'Uutiskirjeen tilaus',
  offer: 'Tarjous',
  order: 'Tilaus',
  privacy_request: 'Tietosuojapyyntö',
  product: 'Tuote',
  product_list: 'Tuotelista',
  publishing: 'Sivujen julkaisu',
  review: 'Arvostelu',
  saved_filter: 'Tallennettu suodatin',
  saved_reply: 'Valmis vastaus',
  settings: 'Asetukset',
  staff: 'Henkilö',
  staff_security: 'Henkilöstön kirjautuminen',
  stock_reservation: 'Varaus',
}

/** The label of what was done; what an older version did is shown by its name. */
export const auditActionLabel = (action: string) => new Map(Object.entries(auditActionLabels)).get(action) ?? action

/** The label of what it was done to. */
export const auditEntityLabel = (entity: string) => new Map(Object.entries(auditEntityLabels)).get(entity) ?? entity

/** Who did it: a person, whoever has the shared password, or nobody that we know. */
export function auditActorLabel(actor: string | null): string {
  if (actor === null) return 'Yhteinen salasana'
  return actor === '?' ? 'Tuntematon' : actor
}
