/** Words of every preview of a page. */
export const viewText = {
  width: 'Leveys',
  widths: { phone: 'Puhelin', desk: 'Tietokone' },
}
