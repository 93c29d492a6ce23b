/** The newsletter's messages; the footer has a failure text of its own. */
export const subscribed = { title: 'Kiitos tilauksesta!' }

export const blockFailure = {
  title: 'Tilaus epäonnistui',
  description: 'Yritä uudelleen myöhemmin',
  showDetail: true,
}

export const footerFailure = { title: 'Jotain meni pieleen', description: 'Yritä uudelleen myöhemmin.' }

export const emailMessages = {
  required: 'Sähköpostiosoite on pakollinen',
  invalid: 'Virheellinen sähköpostiosoite',
}
