export const promiseText: typeof import('./promises.fi.ts').promiseText = {
  warranty: { title: '[[terms.warrantyYears]]-year warranty', text: 'covers defects in materials and workmanship.' },
  returns: {
    title: '[[terms.returnDays]]-day right of return',
    text: (pickup) => `for every buyer, no reason needed. Return pickup from ${pickup}.`,
  },
  delivery: {
    title: 'Delivery',
    days: (days) => ` in ${days} working days`,
    text: (methods) => `${methods}.`,
  },
  payment: { title: 'Payment:', text: (ways) => `${ways}.` },
  box: 'In the box',
}
