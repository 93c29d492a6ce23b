import type { Verdict } from '../../components/ui/verdict.recipe.ts'

/** Words shared by the five use-case pages; the rest is in `content/use-cases/`. */
export const useCaseText = {
  home: 'Etusivu',
  figures: 'Riittääkö virta?',
  figuresText: 'Käyttöajat täydellä akulla, häviöt laskettu mukaan.',
  /** Beside the bars of what a trip takes. `marks` are 'Ark EVO noin 1080 Wh'. */
  energy: {
    stations: (marks: string) => `Pystyviiva kertoo, mitä akusta jää laitteille häviöiden jälkeen: ${marks}.`,
    mark: (station: string, wattHours: string) => `${station} noin ${wattHours}`,
    lacks: (station: string, lack: string) => `${station} jää noin ${lack} vajaaksi.`,
    enough: (station: string, left: string) => `${station} riittää. Varalle jää noin ${left}.`,
    notEnough: (station: string) => `${station} tarvitsee lisäakun tai paneelin.`,
  },
  /** Above times that have no bars. */
  runtimes: { told: 'Yhdellä latauksella' },
  /** Cells of a table that tell whether something does. */
  verdicts: {
    käynnistyy: 'yes',
    kyllä: 'yes',
    'riittää juuri': 'just',
    'ei riitä': 'no',
    ei: 'no',
  } as Readonly<Record<string, Verdict>>,
  /** What firms ask first. */
  firms: {
    label: 'Yritykselle',
    prices: 'Hinta ilman arvonlisäveroa',
    net: (price: string) => `${price}, alv 0\u00A0%`,
    payment: { title: 'Tarjous ja lasku', text: 'Yritys voi maksaa laskulla.' },
    demonstration: {
      title: 'Esittely työmaalla',
      text: 'Me tuomme aseman, sinä työkalut.',
      action: 'Varaa esittely',
      subject: 'Esittely',
    },
  },
  stations: 'Asemat ja hinnat',
  others: 'Muut käyttökohteet',
  inquiry: 'Pyydä tarjous',
}
