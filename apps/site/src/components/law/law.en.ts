type Words = typeof import('./law.fi.ts')

export const guaranteeNoticeText: Words['guaranteeNoticeText'] = { title: 'Legal guarantee of conformity' }

export const producerText: Words['producerText'] = {
  title: 'Recycling and producer responsibility',
  batteryRegister: 'Number in the producer register for batteries',
  weeeRegister: 'Number in the producer register for electrical equipment',
}
