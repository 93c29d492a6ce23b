import type { FormAnswer } from '../../http/form-page.ts'
import type { Outcome } from './outcome.service.ts'

const UNCERTAIN: FormAnswer = {
  title: 'Maksua käsitellään',
  text: 'Maksupalvelu ei ole vielä vahvistanut maksua. Sinun ei tarvitse maksaa uudelleen: kirjaamme maksun heti, kun vahvistus tulee.',
}
const NOT_OURS: FormAnswer = {
  title: 'Maksua ei löytynyt',
  text: 'Emme löytäneet tilausta, jota maksu koskee. Jos tililtäsi on lähtenyt rahaa, ota yhteyttä asiakaspalveluun.',
}

/** What a customer reads who comes back from Paytrail, by what came of the payment. */
export const returnText: Record<Outcome, FormAnswer> = {
  ok: {
    title: 'Kiitos, maksu on saatu',
    text: 'Maksu on kirjattu tilauksellesi. Kerromme sähköpostitse, kun tilaus lähtee.',
  },
  new: UNCERTAIN,
  pending: UNCERTAIN,
  delayed: UNCERTAIN,
  fail: {
    title: 'Maksu ei onnistunut',
    text: 'Maksu keskeytyi tai maksupalvelu hylkäsi sen. Tililtäsi ei ole veloitettu mitään. Voit yrittää uudelleen.',
  },
  unknown: NOT_OURS,
  mismatch: NOT_OURS,
}
