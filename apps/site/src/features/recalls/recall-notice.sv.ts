export const recallNotice: typeof import('./recall-notice.fi.ts').recallNotice = {
  heading: 'Återkallelse som gäller produktsäkerheten',
  text: 'Den här produkten omfattas av en återkallelse. Kontrollera med serienumret om den gäller din apparat. Meddelandet är på finska.',
}
