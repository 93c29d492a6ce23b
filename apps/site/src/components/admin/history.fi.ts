/** Words of the history of a thing, and of the values in the log. */
export const historyText = {
  title: 'Muutoshistoria',
  failed: 'Historiaa ei voitu lukea',
  empty: 'Tähän ei ole vielä tehty muutoksia, joista jää merkintä.',
  more: 'Tässä ovat uusimmat 200\u00A0merkintää.',
  changes: (count: number) => `${count}\u00A0tietoa`,
  nothing: 'tyhjä',
  to: 'uusi arvo',
  forgotten: 'Arvot on poistettu henkilötietojen säilytysajan mukaan.',
}
