/** What a form says of itself: what is wrong with it, and that nobody has answered it. A repeated form is stored once. */
export const formTexts = {
  marked: 'Tarkista merkityt kohdat. Kirjoittamasi on tallella.',
  unloaded:
    'Verkkoyhteys ei toimi, joten mitään ei lähetetty. Tiedot ovat tallessa tällä sivulla: lähetä uudelleen, kun yhteys palaa.',
  offline:
    'Ei verkkoyhteyttä. Mitään ei lähetetty. Lähetä uudelleen, kun yhteys palaa: tiedot ovat tallessa tällä sivulla.',
  unreachable: 'Palvelimeen ei saatu yhteyttä. Yritä hetken kuluttua uudelleen.',
  timeout:
    'Palvelin ei vastannut ajoissa, joten emme tiedä, menikö lähetys perille. Voit lähettää uudelleen: samat tiedot tallentuvat vain kerran.',
}
