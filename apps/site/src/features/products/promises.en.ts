export const promiseText: typeof import('./promises.fi.ts').promiseText = {
  warranty: { title: '[[terms.warrantyMonths]]-month warranty', text: 'covers defects in material and workmanship.' },
  returns: { title: '[[terms.returnDays]]-day right of return', text: 'for consumers.' },
  delivery: { title: 'Delivery:', text: (methods) => `${methods}.` },
  payment: {
    title: 'Payment:',
    text: 'bank transfer or online payment from the offer; for companies also an invoice.',
  },
  box: 'In the box:',
}
