type Words = typeof import('./law.fi.ts')

export const guaranteeNoticeText: Words['guaranteeNoticeText'] = { title: 'Legal guarantee of conformity' }

export const producerText: Words['producerText'] = {
  title: 'Recycling and producer responsibility',
  batteryRegister: 'Registration number, producer register for batteries',
  weeeRegister: 'Registration number, producer register for electrical equipment',
}
