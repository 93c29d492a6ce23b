import { plain } from '@arkpax/schema/finnish-terms'

/** Spoken and shortened Finnish, and what it stands for. */
const SPOKEN = new Map([
  ['tilata', 'ostaa'],
  ['tilaan', 'ostaa'],
  ['tilaisin', 'ostaa'],
  ['tilaamaan', 'ostaa'],
  ['tilaaminen', 'ostaa'],
  ['ookste', 'ootteko'],
  ['oottekste', 'ootteko'],
  ['mite', 'miten'],
  ['miks', 'miksi'],
  ['mihi', 'mihin'],
  ['taa', 'tama'],
  ['naa', 'nama'],
  ['ekaks', 'ensin'],
  ['ekana', 'ensin'],
  ['kannykkaan', 'puhelin'],
  ['maili', 'sahkoposti'],
  ['maileihin', 'sahkoposti'],
  ['meiliin', 'sahkoposti'],
  ['meileihin', 'sahkoposti'],
  ['kuin', 'kuinka'],
  ['kauan', 'kauanko'],
  ['kauaks', 'kauanko'],
  ['paljon', 'paljonko'],
  ['monta', 'montako'],
  ['yks', 'yksi'],
  ['kaks', 'kaksi'],
  ['kolm', 'kolme'],
  ['nelja', 'nelja'],
  ['tarvin', 'tarvitsen'],
  ['meinaa', 'tarkoittaa'],
  ['maksais', 'maksaisi'],
  ['puhnro', 'puhelinnumero'],
  ['puh', 'puhelin'],
  ['nro', 'numero'],
  ['sposti', 'sahkoposti'],
  ['email', 'sahkoposti'],
  ['meili', 'sahkoposti'],
  ['emaili', 'sahkoposti'],
  ['alv', 'arvonlisavero'],
  ['alvin', 'arvonlisavero'],
  ['resetointi', 'nollaus'],
  ['resetoida', 'nollata'],
  ['manuaali', 'kayttoohje'],
  ['lappari', 'kannettava tietokone'],
  ['lapparin', 'kannettava tietokone'],
  ['lapparia', 'kannettava tietokone'],
  ['lappareita', 'kannettava tietokone'],
  ['lapparille', 'kannettava tietokone'],
])

const PRO = /^pro(n|ta|ssa|lla|lle|sta|hon|on|ks|na|lta|t)?$/
const EVO = /^evo(n|a|ta|ssa|lla|lle|sta|hon|on|ks|na|lta|t)?$/

/** 'onks', 'kestääks' → 'onko', 'kestääkö': the question ending as it is spoken. */
const SPOKEN_QUESTION = /^(.{2,}[aeiouy])ks$/

/** 'maksais', 'pitäis' → 'maksaisi', 'pitäisi'. */
const SPOKEN_CONDITIONAL = /^(.{2,}(?:a|e|o|u|y)is)$/

/** 'toimitatteko' → toimita. */
const TO_YOU = /^(.{4,})tteko$/

/**
 * The plain words of a question in their order, small ones too: spoken forms written out, 'PRO:ssa' as 'pro', so that
 * the rest of the assistant meets one form of each.
 */
export const questionWords = (text: string): string[] =>
  plain(text)
    .replace(/[\u2018\u2019']s\b/g, '')
    .replace(/\bip[ -]+(?=67)/g, 'ip')
    .replace(/(\d\s*k?(?:wh?|v|a|h)):[a-z]+/g, '$1')
    .replace(/(?<=[a-z0-9]):(?=[a-z])/g, '')
    .replace(/(\d)[\s\u00A0\u202F](?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d),(?=\d)/g, '$1.')
    .split(/[^a-z0-9.]+|\.(?!\d)/)
    .filter((word) => word !== '')
    .flatMap((word) => oneForm(word).split(' '))

function oneForm(word: string): string {
  if (PRO.test(word)) return 'pro'
  if (EVO.test(word)) return 'evo'
  return (
    SPOKEN.get(word) ?? word.replace(SPOKEN_QUESTION, '$1ko').replace(SPOKEN_CONDITIONAL, '$1i').replace(TO_YOU, '$1')
  )
}
