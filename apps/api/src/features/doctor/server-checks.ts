import { DAY_MS, HOUR_MS } from '@arkpax/schema/durations'
import { formatDateTime } from '@arkpax/schema/format-fi'
import { type Check, look, mend, onScreen, onServer, unused, well } from './check.ts'

const GIB = 1024 ** 3
/** The account that Paytrail gives everybody for trying. */
const PAYTRAIL_TEST_MERCHANT = '375917'

const isHttps = (url: string) => url.startsWith('https://')
const gibibytes = (bytes: number) => `${(bytes / GIB).toFixed(1).replace('.', ',')}\u00A0Gt`

/** What whoever runs the server sees to. */
export const serverChecks: readonly Check[] = [
  {
    id: 'public-url',
    title: 'Osoite',
    where: onServer('Ympäristömuuttuja PUBLIC_URL'),
    look: ({ publicUrl }) =>
      isHttps(publicUrl)
        ? well(publicUrl)
        : mend(`Kaupan osoite on ${publicUrl}. Sen pitää alkaa https://, jotta asiakkaan yhteys on suojattu.`),
  },
  {
    id: 'certificate',
    title: 'Suojatun yhteyden varmenne',
    where: onServer('Välityspalvelin, joka hakee varmenteen (Caddy)'),
    look({ certificate, now }) {
      if (!certificate) return unused('Kaupan osoite ei ala https://, joten suojattua yhteyttä ei ole.')
      if ('failure' in certificate) return mend(`Osoitteeseen ei saatu suojattua yhteyttä: ${certificate.failure}.`)
      const days = Math.floor((certificate.until.getTime() - now.getTime()) / DAY_MS)
      const until = formatDateTime(certificate.until.toISOString())
      if (days < 7) return mend(`Varmenne vanhenee ${until}.`)
      return days < 21 ? look(`Varmenne vanhenee ${until}.`) : well(`Voimassa ${until} saakka.`)
    },
  },
  {
    id: 'demo',
    title: 'Esittelyn tiedot',
    where: onServer('Ympäristömuuttuja DEMO'),
    look: ({ isDemo }) =>
      isDemo ? mend('Kauppa on täytetty keksityillä tilauksilla ja asiakkailla.') : well('Keksittyjä tietoja ei ole.'),
  },
  {
    id: 'mail-server',
    title: 'Sähköpostin lähetys',
    where: onServer('Ympäristömuuttuja SMTP_URL'),
    look({ mail }) {
      if (!mail.isSmtp) return mend('Sähköpostipalvelinta ei ole annettu: asiakkaat eivät saa viestejä.')
      if (mail.failure) return mend(`Sähköpostipalvelin ei päästä sisään: ${mail.failure}`)
      return well(
        mail.lastSentAt
          ? `Viimeisin viesti lähti ${formatDateTime(mail.lastSentAt)}.`
          : 'Viestejä ei ole vielä lähtenyt.',
      )
    },
  },
  {
    id: 'mail-queue',
    title: 'Lähtevät sähköpostit',
    where: onScreen('Sähköpostit', '/admin/mail'),
    look({ mail: { isSmtp, nextAttemptAt, undelivered }, now }) {
      if (nextAttemptAt && now.getTime() - Date.parse(nextAttemptAt) > HOUR_MS)
        return mend(`Viestit ovat jumissa: vanhin on odottanut lähtöään ${formatDateTime(nextAttemptAt)} alkaen.`)
      if (undelivered > 0) return look(`Perille ei ole mennyt ${undelivered} viestiä.`)
      return well(isSmtp ? 'Kaikki viestit ovat lähteneet ajallaan.' : 'Mikään viesti ei odota lähtöään.')
    },
  },
  {
    id: 'mailbox',
    title: 'Saapuva sähköposti',
    where: onServer('Ympäristömuuttuja IMAP_URL'),
    look: ({ mail: { mailboxFailure } }) =>
      mailboxFailure ? mend(`Postilaatikkoa ei voida lukea: ${mailboxFailure}`) : well('Ei huomautettavaa.'),
  },
  {
    id: 'paytrail',
    title: 'Verkkomaksut',
    where: onServer('Ympäristömuuttujat PAYTRAIL_MERCHANT_ID, PAYTRAIL_SECRET ja PUBLIC_URL'),
    look({ paytrailMerchantId, publicUrl }) {
      if (!paytrailMerchantId) return unused('Asiakas maksaa tilisiirtona.')
      if (paytrailMerchantId === PAYTRAIL_TEST_MERCHANT)
        return mend('Käytössä on Paytrailin testitunnus, jolla raha ei liiku.')
      return isHttps(publicUrl)
        ? well('Paytrail on käytössä.')
        : mend('Paytrail on käytössä, mutta asiakas pääsee sieltä takaisin vain osoitteeseen, joka alkaa https://.')
    },
  },
  {
    id: 'password',
    title: 'Ylläpidon salasana',
    where: onServer('Ympäristömuuttuja ADMIN_PASSWORD'),
    look: ({ isPasswordWeak }) =>
      isPasswordWeak
        ? mend('Yhteinen salasana on helppo arvata tai alle 12 merkkiä pitkä.')
        : well('Salasana ei ole helposti arvattava.'),
  },
  {
    id: 'owners',
    title: 'Omistajan oma tunnus',
    where: onScreen('Henkilöstö', '/admin/staff'),
    look: ({ owners }) =>
      owners === 0
        ? look('Omistajalla ei ole omaa tunnusta. Yhteisellä salasanalla tehtyä ei voi yhdistää henkilöön.')
        : well(`Omistajia on ${owners}.`),
  },
  {
    id: 'backup',
    title: 'Varmuuskopio',
    where: onServer('npm run backup -- <tiedosto>, PostgreSQL: pg_dump'),
    look({ backup: { isPostgres, last }, now }) {
      if (isPostgres)
        return look('Kauppa ei näe tietokannan varmuuskopioita. Varmista ylläpitäjältä, että niitä otetaan.')
      if (!last) return mend('Tietokannasta ei ole otettu varmuuskopiota.')
      const when = formatDateTime(last.at)
      if (!last.isThere) return look(`Viimeisin kopio otettiin ${when}, eikä se ole enää paikassa ${last.file}.`)
      const days = (now.getTime() - Date.parse(last.at)) / DAY_MS
      if (days > 7) return mend(`Viimeisin kopio on otettu ${when}.`)
      return days > 2 ? look(`Viimeisin kopio on otettu ${when}.`) : well(`Viimeisin kopio on otettu ${when}.`)
    },
  },
  {
    id: 'disk',
    title: 'Levytila',
    where: onServer('Palvelimen levy, jolla DATA_DIR on'),
    look({ disk: { free, size } }) {
      const text = `Vapaana ${gibibytes(free)} / ${gibibytes(size)}.`
      if (free < GIB) return mend(text)
      return free < 5 * GIB || free / size < 0.05 ? look(text) : well(text)
    },
  },
  {
    id: 'clock',
    title: 'Tietokannan kello',
    where: onServer('Tietokantapalvelimen kello'),
    look({ driftMs }) {
      const seconds = Math.round(Math.abs(driftMs) / 1000)
      const text = `Tietokannan kello poikkeaa palvelimen kellosta ${seconds}\u00A0s.`
      if (seconds >= 60) return mend(text)
      return seconds >= 5 ? look(text) : well('Kellot käyvät samaa aikaa.')
    },
  },
  {
    id: 'pages',
    title: 'Sivujen rakentaminen',
    where: onScreen('Yleiskuva', '/admin#publishing'),
    look({ pages: { state, built_at, failure } }) {
      if (state === 'failed') return mend(`Sivujen rakentaminen epäonnistui: ${failure ?? 'syytä ei tiedetä'}`)
      if (state === 'unavailable') return mend('Julkaiseminen ei ole käynnissä, joten muutokset eivät näy sivuilla.')
      return well(built_at ? `Sivut on rakennettu ${formatDateTime(built_at)}.` : 'Sivuja rakennetaan.')
    },
  },
]
