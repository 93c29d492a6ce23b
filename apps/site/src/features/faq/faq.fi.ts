/** Words of the FAQ screen beside the questions. */
export const faqText = {
  title: 'Usein kysyttyä',
  description:
    'Vastauksia kannettavan voimalaitoksen valinnasta, lataamisesta, käytöstä, takuusta ja huollosta, suoraan ja luvuin.',
  heroText: 'Suorat vastaukset siihen, mitä ennen ostoa ja sen jälkeen kysytään.',
  categories: 'Aiheet',
  count: (questions: number) => (questions === 1 ? '1\u00A0kysymys' : `${questions}\u00A0kysymystä`),
  /** `{count}` is how many questions are left. */
  search: {
    label: 'Hae kysymyksistä',
    placeholder: 'Esimerkiksi pakkanen tai takuu',
    one: '1\u00A0kysymys',
    many: '{count}\u00A0kysymystä',
    none: 'Tällä sanalla ei löydy kysymystä. Kokeile toista tai kysy meiltä.',
  },
  more: {
    title: 'Etkö löytänyt vastausta?',
    text: 'Kirjoita meille tai kysy chatissa. Puhelin palvelee [[hours.onWeekdays]].',
    contact: 'Ota yhteyttä',
    calculator: 'Laske käyttöaika',
  },
}
