type Words = typeof import('./law.fi.ts')

export const guaranteeNoticeText: Words['guaranteeNoticeText'] = { title: 'Lagstadgat fel\u00ADansvar' }

export const producerText: Words['producerText'] = {
  title: 'Återvinning och producentansvar',
  batteryRegister: 'Nummer i producentregistret för batterier',
  weeeRegister: 'Nummer i producentregistret för elektriska apparater',
}
