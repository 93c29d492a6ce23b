export const recallNotice: typeof import('./recall-notice.fi.ts').recallNotice = {
  heading: 'Product safety recall',
  text: 'This product is being recalled. Check with the serial number whether your device is affected. The notice is in Finnish.',
}
