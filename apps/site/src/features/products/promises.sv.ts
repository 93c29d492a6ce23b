export const promiseText: typeof import('./promises.fi.ts').promiseText = {
  warranty: { title: '[[terms.warrantyYears]]\u00A0års garanti', text: 'täcker material- och tillverkningsfel.' },
  returns: {
    title: '[[terms.returnDays]] dagars returrätt',
    text: (pickup) => `för alla köpare, utan att ange skäl. Hämtning av returen från ${pickup}.`,
  },
  delivery: {
    title: 'Leverans',
    days: (days) => ` inom ${days} vardagar`,
    text: (methods) => `${methods}.`,
  },
  payment: { title: 'Betalning:', text: (ways) => `${ways}.` },
  box: 'I förpackningen',
}
