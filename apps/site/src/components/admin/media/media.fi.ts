import { formatNumber } from '@arkpax/schema/format-fi'

/** What uploading says. */
export const uploadText = {
  choose: 'Valitse tiedostot',
  drop: 'Pudota kuvat tai PDF-asiakirjat tähän, tai valitse ne laitteelta.',
  limits:
    'Kuva enintään 60\u00A0Mt ja 40\u00A0megapikseliä, asiakirja enintään 30\u00A0Mt. Kuvista poistetaan paikka- ja kameratiedot.',
  list: 'Ladattavat tiedostot',
  progress: (name: string) => `Ladataan ${name}`,
  states: {
    waiting: 'Odottaa vuoroaan',
    sending: (percent: number) => `Ladataan, ${formatNumber(percent)}\u00A0%`,
    paused: 'Yhteys on poikki. Lataus jatkuu siitä, mihin se jäi, kun yhteys palaa.',
    making: 'Käsitellään',
    done: 'Valmis',
    duplicate: 'Sama tiedosto oli jo kirjastossa',
  },
  failed: 'Lataaminen epäonnistui. Yritä uudelleen.',
  tooLarge: 'Tiedosto on liian suuri. Kuva saa olla enintään 60\u00A0Mt ja asiakirja 30\u00A0Mt.',
  empty: 'Tiedosto on tyhjä.',
  retry: 'Yritä uudelleen',
  retryOf: (name: string) => `Yritä uudelleen: ${name}`,
  cancel: { title: 'Peruuta', label: (name: string) => `Peruuta: ${name}` },
  remove: { title: 'Poista luettelosta', label: (name: string) => `Poista luettelosta: ${name}` },
  clear: 'Tyhjennä lista',
  summary: (done: number, all: number, failed: number) =>
    `${formatNumber(done)}/${formatNumber(all)} valmiina${failed > 0 ? `, ${formatNumber(failed)} epäonnistui` : ''}`,
}

/** What the dialog says in which something of the library is chosen. */
export const pickerText = {
  title: { picture: 'Valitse kuva', document: 'Valitse asiakirja' },
  open: { picture: 'Valitse kirjastosta', document: 'Valitse kirjastosta' },
  search: 'Hae nimellä tai kuvan tekstillä',
  choose: 'Valitse',
  results: {
    failed: 'Kirjaston lataaminen epäonnistui',
    empty: { title: 'Kirjasto on tyhjä', text: 'Lataa ensimmäinen tiedosto yläpuolelta.' },
    nothingFound: { title: 'Tiedostoja ei löytynyt', text: 'Kokeile toista hakusanaa.' },
  },
  withoutAlt: 'Teksti puuttuu',
}
