/** What a buyer is promised, beside the price. */
export const promiseText = {
  warranty: { title: '[[Terms.warrantyOfTime]] takuu', text: 'kattaa materiaali- ja valmistusvirheet.' },
  returns: { title: '[[terms.returnDays]] päivän palautusoikeus', text: 'kuluttajalle.' },
  delivery: { title: 'Toimitus:', text: (methods: string) => `${methods}.` },
  payment: { title: 'Maksaminen:', text: (ways: string) => `${ways}.` },
  box: 'Pakkauksessa',
}
