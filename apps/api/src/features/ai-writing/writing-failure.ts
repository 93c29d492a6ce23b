import { ApiError } from '../../http/api-error.ts'
import { ModelError, type ModelFailure } from '../../services/model-request.ts'

/** The model answered twice, and neither answer kept to its form. */
export class UnusableAnswer extends Error {}

const DETAILS: Record<Exclude<ModelFailure, 'cancelled'>, string> = {
  busy: 'Kielimalli on nyt varattu tai päivän kiintiö on täynnä. Yritä hetken kuluttua uudelleen.',
  down: 'Kielimallipalvelu ei vastaa. Yritä hetken kuluttua uudelleen.',
  timeout: 'Kielimalli ei ehtinyt vastata ajoissa. Yritä uudelleen tai valitse lyhyempi lukuaika.',
  too_large: 'Kielimallin vastaus oli liian pitkä ja katkesi. Valitse lyhyempi lukuaika tai rajaa aihetta.',
  refused:
    'Kielimallipalvelu ei hyväksynyt pyyntöä. Tarkista palvelimen asetukset (OPENAI_API_KEY, OPENAI_BASE_URL ja OPENAI_MODEL) tai muuta aihetta.',
}
const UNUSABLE = 'Kielimallin vastaus ei kelvannut, vaikka pyysimme sitä korjaamaan vastauksensa. Yritä uudelleen.'
const TRY_AGAIN_S = 30

/** What staff are told of a failed writing: 503 with the cause, where the model is the cause. Other errors stay as they are. */
export function explainWritingFailure(error: unknown): unknown {
  if (error instanceof UnusableAnswer) return unavailable(UNUSABLE, TRY_AGAIN_S)
  if (!(error instanceof ModelError) || error.kind === 'cancelled') return error
  return unavailable(DETAILS[error.kind], Math.ceil((error.retryAfterMs ?? 0) / 1000) || TRY_AGAIN_S)
}

const unavailable = (detail: string, seconds: number) =>
  new ApiError('unavailable', { detail, headers: { 'Retry-After': String(seconds) } })
