import type { CaseDecision, CaseOrigin, CaseWish, FaultKind, WarrantyCaseState } from './warranty-cases.ts'

/** How a case stands, for staff and for its customer. */
export const warrantyCaseStateLabels: Record<WarrantyCaseState, string> = {
  received: 'Vastaanotettu',
  inspecting: 'Tutkitaan',
  waiting_customer: 'Odottaa asiakasta',
  in_repair: 'Korjattavana',
  repaired: 'Korjattu',
  replaced: 'Vaihdettu',
  refused: 'Hylätty',
  closed: 'Suljettu',
}

export const faultKindLabels: Record<FaultKind, string> = {
  no_power: 'Laite ei käynnisty',
  charging: 'Lataus ei toimi',
  battery: 'Akku tyhjenee liian nopeasti',
  output: 'Pistorasia, USB tai muu lähtö ei toimi',
  display: 'Näyttö, painike tai vikakoodi',
  heat: 'Kuumeneminen, savu, haju tai ääni',
  water: 'Laitteeseen on päässyt vettä',
  broken: 'Kuori, liitin tai kahva on rikki',
  other: 'Muu vika',
}

export const caseWishLabels: Record<CaseWish, string> = {
  repair: 'Korjaus',
  replacement: 'Vaihto uuteen',
  undecided: 'En osaa vielä sanoa',
}

export const caseOriginLabels: Record<CaseOrigin, string> = {
  phone: 'Puhelimitse',
  visit: 'Paikan päällä',
  email: 'Sähköpostilla',
  letter: 'Kirjeellä',
  other: 'Muulla tavalla',
}

export const caseDecisionLabels: Record<CaseDecision, string> = {
  repair: 'Korjaus',
  replacement: 'Vaihto uuteen',
}
