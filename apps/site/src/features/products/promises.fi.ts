/** What a buyer is promised, beside the price. */
export const promiseText = {
  warranty: { title: '[[Terms.warrantyOfTime]] takuu', text: 'kattaa materiaali- ja valmistusvirheet.' },
  returns: {
    title: '[[terms.returnDays]] päivän palautusoikeus',
    text: (pickup: string) => `kaikille ostajille, syytä kertomatta. Palautuksen nouto alkaen ${pickup}.`,
  },
  delivery: {
    title: 'Toimitus',
    /** Behind that, while there is stock. */
    days: (days: string) => ` ${days} arkipäivässä`,
    text: (methods: string) => `${methods}.`,
  },
  payment: { title: 'Maksaminen:', text: (ways: string) => `${ways}.` },
  box: 'Pakkauksessa',
}
