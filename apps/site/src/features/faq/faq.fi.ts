/** Words of the FAQ screen beside the questions. */
export const faqText = {
  title: 'Usein kysyttyä',
  description:
    'Vastauksia kannettavan voimalaitoksen valinnasta, lataamisesta, käytöstä, takuusta ja huollosta, suoraan ja luvuin.',
  heroText: 'Suorat vastaukset siihen, mitä ennen ostoa ja sen jälkeen kysytään.',
  categories: 'Aiheet',
  count: (questions: number) => (questions === 1 ? '1\u00A0kysymys' : `${questions}\u00A0kysymystä`),
  more: {
    title: 'Etkö löytänyt vastausta?',
    text: 'Kirjoita meille tai kysy chatissa. Puhelin palvelee [[hours.onWeekdays]].',
    contact: 'Ota yhteyttä',
    calculator: 'Laske käyttöaika',
  },
}
