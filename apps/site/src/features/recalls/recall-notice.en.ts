export const recallNotice: typeof import('./recall-notice.fi.ts').recallNotice = {
  heading: 'Product safety recall',
  text: 'This product is being recalled. Check by serial number whether your unit is affected. The notice is in Finnish.',
}
