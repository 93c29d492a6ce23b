import { isBusinessId, isPlaceholderId } from '@arkpax/schema/business-id'
import { dutyInForce } from '@arkpax/schema/duties'
import { isPdfAddress } from '@arkpax/schema/guarantee-notice'
import { phoneNumber } from '@arkpax/schema/settings'
import { type Check, look, mend, onScreen, well } from './check.ts'
import { placeholdersIn } from './placeholders.ts'

/** A number of a company, which nobody's own plan of calls includes: 010, 020, 029, 030, 039, 060, 070, 071, 073, 075. */
const PRICED_NUMBER = /^\+358(10|20|29|30|39|60|7[0135])/

/** The account number of the demonstration, which belongs to nobody. */
const DEMO_IBAN = 'FI2112345600000785'

/** What the owner fills in on the screens of the back office. */
export const shopChecks: readonly Check[] = [
  {
    id: 'business-id',
    title: 'Y-tunnus',
    where: onScreen('Asetukset: Yritys', '/admin/settings#yritys'),
    look({ settings: { company } }) {
      if (isPlaceholderId(company.businessId)) return mend(`Y-tunnus on vielä ${company.businessId}. Anna oma.`)
      return isBusinessId(company.businessId)
        ? well(company.businessId)
        : mend(`Y-tunnuksen ${company.businessId} tarkistusnumero ei täsmää.`)
    },
  },
  {
    id: 'company',
    title: 'Yrityksen tiedot',
    where: onScreen('Asetukset: Yritys', '/admin/settings#yritys'),
    look: ({ changes, settings: { company } }) =>
      changes.company
        ? well(`${company.legalName}, ${company.address.city}`)
        : mend('Nimi, osoite ja puhelin ovat mallikaupan. Kirjoita omat tiedot ja tallenna ne.'),
  },
  {
    id: 'call-price',
    title: 'Puhelun hinta',
    where: onScreen('Asetukset: Yritys', '/admin/settings#yritys'),
    look({ settings: { company } }) {
      const { display, callPrice } = company.phone
      return PRICED_NUMBER.test(phoneNumber(company.phone)) && !callPrice
        ? mend(`Numeroon ${display} soittamisella on oma hinta. Kirjoita se, niin se näkyy numeron vieressä.`)
        : well(callPrice || 'Puhelu maksaa saman kuin muutkin puhelut.')
    },
  },
  {
    id: 'certificates',
    title: 'Laatutodistukset',
    where: onScreen('Asetukset: Yritys', '/admin/settings#yritys'),
    look: ({ settings: { company } }) =>
      company.certificates.length > 0
        ? well(company.certificates.map(({ standard, number }) => `${standard}: ${number}`).join(', '))
        : look('Sivu Meistä kertoo laatustandardeista. Lisää todistusten numerot ja myöntäjät, jos niitä on.'),
  },
  {
    id: 'iban',
    title: 'Tilinumero',
    where: onScreen('Asetukset: Myynti', '/admin/settings#myynti'),
    look({ settings: { sale }, isDemo }) {
      if (!sale.iban) return mend('Tilinumero puuttuu, joten tarjousta ei voi lähettää.')
      return sale.iban === DEMO_IBAN && !isDemo
        ? mend('Tilinumero on esittelyn, eikä se kuulu kenellekään.')
        : well('Tilinumero on annettu.')
    },
  },
  {
    id: 'terms',
    title: 'Ehdot ja toimituksen hinnat',
    where: onScreen('Asetukset: Ehdot', '/admin/settings#ehdot'),
    look({ changes }) {
      const untouched = [!changes.terms && 'ehdot', !changes.delivery && 'toimituksen hinnat'].filter(Boolean)
      return untouched.length > 0
        ? look(`Mallikaupan luvuilla ovat vielä: ${untouched.join(' ja ')}. Tarkista ja tallenna ne.`)
        : well('Henkilökunta on tallentanut ne.')
    },
  },
  {
    id: 'guarantee-notice',
    title: 'Lakisääteisen virhevastuun ilmoitus',
    where: onScreen('Asetukset: Myynti', '/admin/settings#myynti'),
    look({ now, notice, settings: { sale } }) {
      if (!dutyInForce('guarantee-notice', now)) return well('Velvollisuus ei ole vielä voimassa.')
      if (!sale.guaranteeNotice)
        return mend(
          'Virallinen kuva puuttuu tuotesivuilta, tarjouksista ja vahvistuksista. Lataa se mediakirjastoon ja valitse asetuksissa.',
        )
      if (isPdfAddress(sale.guaranteeNotice))
        return mend('Ilmoitus on PDF, jota sivut eivät näytä. Valitse sivuille kuva (PNG tai JPEG).')
      if (notice === 'elsewhere')
        return mend('Ilmoitus ei ole mediakirjastossa, joten se ei lähde vahvistusten liitteenä.')
      if (!notice || notice.isTrashed) return mend('Ilmoituksen kuvaa ei enää ole mediakirjastossa.')
      return notice.isCropped
        ? mend('Ilmoituksen kuvaa on rajattu. Sen on näyttävä kokonaan.')
        : well('Kuva on sivuilla, tarjouksissa ja vahvistuksissa.')
    },
  },
  {
    id: 'producer',
    title: 'Tuottajavastuu',
    where: onScreen('Laki: Tuottajavastuu', '/admin/settings/law#tuottajavastuu'),
    look({ now, settings: { law } }) {
      const missing = [
        !law.batteryRegister && dutyInForce('battery-producer', now) && 'numero akkujen tuottajarekisterissä',
        !law.weeeRegister && dutyInForce('weee', now) && 'numero sähkölaitteiden tuottajarekisterissä',
        !law.takeBack && 'ohje käytetyn laitteen palauttamisesta',
      ].filter(Boolean)
      return missing.length > 0 ? mend(`Puuttuu: ${missing.join(', ')}.`) : well('Tiedot ovat tuotesivuilla.')
    },
  },
  {
    id: 'duties',
    title: 'Lain velvollisuudet',
    where: onScreen('Laki', '/admin/settings/law'),
    look({ duties }) {
      const bound = duties.filter(({ in_force }) => in_force)
      const open = bound.filter(({ state }) => state !== 'checked')
      return open.length > 0
        ? look(`Juristin tarkistusta odottaa ${open.length}/${bound.length} voimassa olevaa tekstiä.`)
        : well(`Kaikki ${bound.length} voimassa olevaa tekstiä on tarkistettu.`)
    },
  },
  {
    id: 'placeholders',
    title: 'Keskeneräiset tekstit',
    where: onScreen('Tuotteet ja usein kysyttyä', '/admin/product-management'),
    look({ texts }) {
      const found = texts.flatMap(({ where, text }) => placeholdersIn(text).map((words) => `${where}: ”${words}”`))
      return found.length > 0
        ? mend(`Täytettävää jäi: ${found.slice(0, 5).join('; ')}${found.length > 5 ? ' …' : ''}`)
        : well('Teksteissä ei ole täytettäviä kohtia.')
    },
  },
  {
    id: 'left-out',
    title: 'Sivuilta pois jääneet tekstit',
    where: onScreen('Yleiskuva', '/admin#publishing'),
    look: ({ pages: { left_out } }) =>
      left_out.length > 0
        ? look(`Sivuilta puuttuu tai on vanhana ${left_out.length} tekstiä.`)
        : well('Kaikki julkaistut tekstit ovat sivuilla.'),
  },
]
