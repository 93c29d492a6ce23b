import * as z from 'zod'
import { NOTHING_TO_WITHDRAW } from './withdrawal-words.ts'

/** Every error code of the API: its HTTP status and the Finnish text that is safe to show. */
export const errors = {
  malformed: {
    status: 400,
    title: 'Virheellinen pyyntö',
    detail: 'Pyyntöä ei voitu lukea. Tarkista sisältö ja yritä uudelleen.',
  },
  unauthorized: { status: 401, title: 'Kirjautuminen vaaditaan', detail: 'Kirjaudu sisään, niin pääset jatkamaan.' },
  wrong_password: { status: 401, title: 'Kirjautuminen epäonnistui', detail: 'Väärä salasana' },
  wrong_credentials: {
    status: 401,
    title: 'Kirjautuminen epäonnistui',
    detail: 'Tarkista sähköposti ja salasana',
  },
  second_factor_needed: {
    status: 401,
    title: 'Kirjautuminen on vielä kesken',
    detail: 'Vahvista kirjautuminen vielä pääsyavaimella, todennussovelluksen koodilla tai varakoodilla.',
  },
  wrong_code: {
    status: 401,
    title: 'Koodi ei käy',
    detail: 'Koodi on väärä, vanhentunut tai jo käytetty. Odota seuraavaa koodia ja yritä uudelleen.',
  },
  wrong_passkey: {
    status: 401,
    title: 'Pääsyavain ei käy',
    detail: 'Pääsyavainta ei tunnistettu. Yritä uudelleen tai kirjaudu salasanalla.',
  },
  role_forbidden: {
    status: 403,
    title: 'Roolisi ei riitä tähän',
    detail: 'Roolisi ei riitä tähän. Pyydä tarvittaessa omistajaa muuttamaan rooliasi.',
  },
  second_factor_missing: {
    status: 403,
    title: 'Ota kaksivaiheinen kirjautuminen käyttöön',
    detail: 'Omistaja vaatii kaksivaiheisen kirjautumisen. Ota se ensin käyttöön omissa tiedoissasi.',
  },
  forbidden: { status: 403, title: 'Pääsy estetty', detail: 'Sinulla ei ole oikeutta tähän toimintoon.' },
  not_found: { status: 404, title: 'Ei löytynyt', detail: 'Etsimääsi kohdetta ei löytynyt.' },
  method_not_allowed: { status: 405, title: 'Menetelmä ei käy', detail: 'Tämä osoite ei tue pyydettyä menetelmää.' },
  request_timeout: {
    status: 408,
    title: 'Pyyntö kesti liian kauan',
    detail: 'Pyyntö ei tullut perille ajoissa. Tarkista yhteys ja yritä uudelleen.',
  },
  slug_taken: {
    status: 409,
    title: 'URL-slug on varattu',
    detail: 'Samalla URL-slugilla on jo artikkeli. Valitse toinen.',
  },
  sku_taken: {
    status: 409,
    title: 'Tuotekoodi on varattu',
    detail: 'Samalla tuotekoodilla on jo toinen tuote. Valitse toinen koodi.',
  },
  not_mergeable: {
    status: 409,
    title: 'Asiakkaita ei voi yhdistää',
    detail: 'Asiakasta ei voi yhdistää itseensä, ja jo yhdistetty osoite pitää ensin erottaa.',
  },
  request_closed: {
    status: 409,
    title: 'Pyyntö on jo käsitelty',
    detail: 'Pyyntö on jo käsitelty. Kirjaa tarvittaessa uusi pyyntö.',
  },
  identity_unchecked: {
    status: 409,
    title: 'Varmista ensin henkilöllisyys',
    detail: 'Kirjaa ensin, miten varmistit, että pyytäjä on se, jonka tiedoista on kyse.',
  },
  order_closed: {
    status: 409,
    title: 'Tilausta ei voi enää muuttaa',
    detail: 'Tilaus on jo lähetetty, toimitettu tai peruttu, joten sitä ei voi enää muuttaa.',
  },
  import_closed: {
    status: 409,
    title: 'Tuonti ei ole enää avoinna',
    detail: 'Tuonti on jo tehty tai peruttu.',
  },
  edit_conflict: {
    status: 409,
    title: 'Muokkausristiriita',
    detail: 'Joku muu on muokannut tätä välissä. Lataa uusin versio ennen tallentamista.',
  },
  email_unverified: {
    status: 403,
    title: 'Sähköpostiosoitetta ei ole vahvistettu',
    detail: 'Vahvista ensin sähköpostiosoitteesi linkistä, jonka lähetimme sinulle.',
  },
  not_delivered: {
    status: 403,
    title: 'Tuotetta ei ole vielä toimitettu',
    detail: 'Voit arvostella tuotteen, kun se on toimitettu sinulle.',
  },
  already_reviewed: {
    status: 409,
    title: 'Tuote on jo arvosteltu',
    detail: 'Olet jo arvostellut tämän tuotteen. Voit muokata arvosteluasi omalla tilillä.',
  },
  faq_section_in_use: {
    status: 409,
    title: 'Aiheessa on kysymyksiä',
    detail: 'Siirrä tai poista ensin aiheen kysymykset.',
  },
  upload_missing: {
    status: 409,
    title: 'Tiedosto puuttuu',
    detail: 'Tiedosto ei ole kokonaan perillä, tai lataamisesta on kulunut yli vuorokausi. Lataa se uudelleen.',
  },
  media_exists: {
    status: 409,
    title: 'Sama tiedosto on jo kirjastossa',
    detail: 'Sama tiedosto on jo kirjastossa. Käytä sitä tai valitse toinen tiedosto.',
  },
  media_not_in_trash: {
    status: 409,
    title: 'Ei roskakorissa',
    detail: 'Lopullisesti voi poistaa vain sen, mikä on roskakorissa. Joku on ehkä palauttanut tiedoston.',
  },
  media_in_use: {
    status: 409,
    title: 'Tiedosto on käytössä',
    detail: 'Tiedostoa ei voi siirtää roskakoriin, koska se on käytössä.',
  },
  staff_email_taken: {
    status: 409,
    title: 'Henkilö on jo lisätty',
    detail: 'Tällä sähköpostiosoitteella on jo henkilö.',
  },
  own_role: {
    status: 409,
    title: 'Et voi tehdä tätä itsellesi',
    detail: 'Et voi poistaa itseäsi etkä muuttaa omaa rooliasi. Pyydä sitä toiselta omistajalta.',
  },
  no_second_factor: {
    status: 409,
    title: 'Kaksivaiheinen kirjautuminen ei ole käytössä',
    detail: 'Ota ensin käyttöön pääsyavain tai todennussovellus.',
  },
  passkey_refused: {
    status: 409,
    title: 'Pääsyavainta ei voitu lisätä',
    detail: 'Pääsyavainta ei voitu tarkistaa, tai siihen meni liian kauan. Yritä uudelleen.',
  },
  order_paid: {
    status: 409,
    title: 'Tilaus on jo maksettu',
    detail: 'Tilauksesta ei ole maksettavaa.',
  },
  payments_off: {
    status: 409,
    title: 'Verkkomaksu ei ole käytössä',
    detail: 'Verkkomaksu ei ole käytössä. Maksa tilaus tilisiirtona.',
  },
  unknown_serials: {
    status: 422,
    title: 'Sarjanumeroa ei ole laiterekisterissä',
    detail: 'Numeroa ei ole laiterekisterissä. Tarkista se tai lisää uusi laite.',
  },
  insufficient_stock: { status: 409, title: 'Varasto ei riitä', detail: 'Tuotetta ei ole varastossa riittävästi.' },
  goods_received: {
    status: 409,
    title: 'Tavara on jo saapunut',
    detail: 'Tavara on jo merkitty saapuneeksi tai peruttu. Lataa lista uudelleen.',
  },
  message_has_order: {
    status: 409,
    title: 'Viestistä on jo tehty tilaus',
    detail: 'Tästä viestistä on jo tehty tilaus.',
  },
  withdrawal_over: {
    status: 409,
    title: 'Aika on päättynyt',
    detail:
      'Sekä lakisääteinen peruuttamisaika että palautusaikamme on päättynyt, joten tilausta ei voi enää peruuttaa tällä lomakkeella.',
  },
  recall_closed: {
    status: 409,
    title: 'Takaisinveto ei ole avoinna',
    detail: 'Takaisinveto on päättynyt, tai sitä ei ole julkaistu. Ota yhteyttä asiakaspalveluun, niin autamme.',
  },
  recall_published: {
    status: 409,
    title: 'Takaisinveto on jo julkaistu',
    detail: 'Takaisinveto on jo julkaistu, joten sitä ei voi poistaa eikä julkaista uudelleen.',
  },
  recall_incomplete: {
    status: 409,
    title: 'Takaisinvedosta puuttuu tietoja',
    detail: 'Täydennä puuttuvat tiedot ja tallenna ne ennen julkaisua.',
  },
  return_closed: {
    status: 409,
    title: 'Palautus on jo käsitelty',
    detail: 'Palautus on jo hyvitetty tai suljettu, joten sitä ei voi enää muuttaa.',
  },
  nothing_to_withdraw: {
    status: 409,
    title: 'Tilaus on jo peruttu',
    detail: NOTHING_TO_WITHDRAW,
  },
  letter_closed: {
    status: 409,
    title: 'Uutiskirje on jo toisessa tilassa',
    detail: 'Uutiskirje on jo toisessa tilassa. Päivitä näkymä.',
  },
  offer_closed: {
    status: 409,
    title: 'Tarjous ei ole enää voimassa',
    detail: 'Tarjous ei ole enää voimassa. Pyydä meiltä uusi.',
  },
  offer_changed: {
    status: 409,
    title: 'Tarjous on muuttunut',
    detail: 'Lähetimme tarjouksesta uuden version. Tarkista se ja hyväksy sitten.',
  },
  message_merged: {
    status: 409,
    title: 'Viesti on yhdistetty toiseen',
    detail: 'Tämä viesti on yhdistetty toiseen viestiin. Avaa se ja jatka siinä.',
  },
  undo_expired: {
    status: 409,
    title: 'Muutosta ei voi enää kumota',
    detail: 'Kumoamisen aika on kulunut. Muuta tilaa tarvittaessa uudelleen.',
  },
  nothing_to_pay: {
    status: 409,
    title: 'Maksettavaa ei ole',
    detail: 'Tilauksesta ei ole maksettavaa etukäteen, tai asetuksista puuttuu tilinumero.',
  },
  payment_closed: {
    status: 409,
    title: 'Maksua ei voi enää muuttaa',
    detail: 'Maksu on jo kirjattu, peruttu tai tullut tiliotteelta. Lataa maksut uudelleen.',
  },
  mail_under_way: {
    status: 409,
    title: 'Viestiä lähetetään parhaillaan',
    detail: 'Odota hetki ja katso sitten, lähtikö viesti.',
  },
  mail_sent: { status: 409, title: 'Viesti on jo lähtenyt', detail: 'Viesti on jo lähtenyt, eikä sitä voi muuttaa.' },
  request_running: {
    status: 409,
    title: 'Pyyntö on kesken',
    detail: 'Sama pyyntö on vielä käsittelyssä. Odota hetki.',
  },
  link_expired: {
    status: 410,
    title: 'Linkki ei ole voimassa',
    detail: 'Linkki on vanhentunut tai jo käytetty. Pyydä uusi linkki.',
  },
  stale: {
    status: 412,
    title: 'Muokkausristiriita',
    detail: 'Joku muu on muokannut tätä välissä. Mitään ei tallennettu eikä kirjoitettu yli.',
  },
  payload_too_large: { status: 413, title: 'Liian suuri pyyntö', detail: 'Lähetetty sisältö on liian suuri.' },
  unsupported_media_type: {
    status: 415,
    title: 'Tuntematon sisältötyyppi',
    detail: 'Lähetä tiedot JSON-muodossa tai lomakkeella.',
  },
  expectation_failed: {
    status: 417,
    title: 'Odotus ei täyty',
    detail: 'Palvelin ei voi täyttää pyynnön Expect-otsaketta.',
  },
  invalid_fields: { status: 422, title: 'Tarkista tiedot', detail: 'Osa tiedoista puuttuu tai on virheellisiä.' },
  media_refused: {
    status: 422,
    title: 'Tiedosto ei kelpaa',
    detail: 'Tiedostoa ei voitu ottaa kirjastoon. Valitse toinen tiedosto.',
  },
  idempotency_mismatch: {
    status: 422,
    title: 'Tunniste on käytetty',
    detail: 'Samalla tunnisteella on jo lähetetty eri sisältö.',
  },
  too_many_requests: {
    status: 429,
    title: 'Liian monta pyyntöä',
    detail: 'Liian monta yritystä. Odota hetki ja yritä uudelleen.',
  },
  headers_too_large: {
    status: 431,
    title: 'Liian suuret otsaketiedot',
    detail: 'Pyynnön otsaketiedot ovat liian suuret. Tyhjennä sivuston evästeet ja yritä uudelleen.',
  },
  internal: { status: 500, title: 'Palvelinvirhe', detail: 'Jotain meni vikaan. Yritä hetken kuluttua uudelleen.' },
  payments_down: {
    status: 503,
    title: 'Verkkomaksu ei vastaa',
    detail: 'Maksupalveluun ei saatu yhteyttä. Yritä hetken kuluttua uudelleen tai maksa tilaus tilisiirtona.',
  },
  ai_writing_off: {
    status: 503,
    title: 'Tekoälykirjoittaminen ei ole käytössä',
    detail: 'Palvelimelle ei ole asetettu kielimallia. Aseta OPENAI_API_KEY ja käynnistä palvelin uudelleen.',
  },
  disk_full: {
    status: 507,
    title: 'Tallennustila on lopussa',
    detail: 'Palvelimen tallennustila on lopussa, eikä tiedostoa tallennettu. Ilmoita ylläpidolle.',
  },
  media_store_away: {
    status: 503,
    title: 'Tiedostovarasto ei vastaa',
    detail:
      'Tiedostojen tallennuspaikka ei juuri nyt vastaa, eikä mitään tallennettu. Yritä hetken kuluttua uudelleen.',
  },
  duty_changed: {
    status: 409,
    title: 'Teksti on muuttunut',
    detail: 'Teksti on muuttunut sen jälkeen, kun luit sen. Lue uusi teksti ja kirjaa tarkistus sitten.',
  },
  period_closed: {
    status: 409,
    title: 'Kautta ei voi päättää',
    detail: 'Kausi on jo päätetty.',
  },
  document_refused: {
    status: 409,
    title: 'Asiakirjaa ei voi tehdä',
    detail: 'Asiakirjaa ei voi tehdä.',
  },
  pdf_failed: {
    status: 503,
    title: 'PDF-tiedostoa ei voitu tehdä',
    detail: 'PDF-tiedostoa ei juuri nyt voitu tehdä, eikä mitään tallennettu. Yritä hetken kuluttua uudelleen.',
  },
  unavailable: {
    status: 503,
    title: 'Palvelu ei ole käytettävissä',
    detail: 'Palvelu ei juuri nyt vastaa. Yritä hetken kuluttua uudelleen.',
  },
} as const satisfies Record<string, { status: number; title: string; detail: string }>

export type ErrorCode = keyof typeof errors

/**
 * An RFC 9457 problem: what every failed call answers. `errors` names the fields that need mending; `current` is the thing as
 * it is now, where a call came too late to change it (`stale`); `second_factors` are those of whoever signs in (`second_factor_needed`).
 */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  errors: z.array(z.object({ path: z.string(), detail: z.string() })).optional(),
  current: z.unknown().optional(),
  second_factors: z.array(z.enum(['app', 'passkey'])).optional(),
})
export type Problem = z.output<typeof problem>
