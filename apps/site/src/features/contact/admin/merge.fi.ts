/** Words of merging messages of the same customer. */
export const mergeText = {
  open: 'Yhdistä viestejä',
  title: 'Yhdistä saman asiakkaan viestejä',
  others: (email: string) => `Muut viestit osoitteesta ${email}`,
  none: 'Tältä asiakkaalta ei ole muita viestejä.',
  main: 'Pääviesti',
  mainHint: 'Muut siirtyvät sen alle, ja vastaus lähtee siihen.',
  thisOne: (subject: string) => `${subject} (avoinna)`,
  preview: (count: number, subject: string) =>
    `Viestin ”${subject}” alle siirtyy ${count === 1 ? 'yksi viesti' : `${count}\u00A0viestiä`} vastauksineen, huomioineen ja tilauksineen. Luettelossa ne näkyvät yhtenä.`,
  confirm: 'Yhdistä',
  merged: 'Viestit yhdistetty',
  mergedText: 'Voit myös erottaa ne myöhemmin viestin kohdalta.',
  failed: 'Viestien yhdistäminen epäonnistui',
  undoOf: 'Kumoa viestien yhdistäminen',
  separated: 'Viestit erotettu',
  separateFailed: 'Viestien erottaminen epäonnistui',
  parts: 'Yhdistetyt viestit',
  separate: 'Erota',
  separateOf: (subject: string) => `Erota omaksi viestikseen: ${subject}`,
  isPart: {
    title: 'Viesti on osa toista keskustelua',
    text: 'Siihen vastataan pääviestissä.',
  },
  openMain: 'Avaa pääviesti',
}
