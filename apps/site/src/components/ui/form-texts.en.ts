type Words = typeof import('./form-texts.fi.ts')

export const formTexts: Words['formTexts'] = {
  marked: 'Please check the marked fields. What you have entered is kept.',
  unloaded:
    'The network connection is not working, so nothing was sent. What you entered is kept on this page: send it again when the connection is back.',
  offline:
    'No network connection. Nothing was sent. Send it again when the connection is back: what you entered is kept on this page.',
  unreachable: 'The server could not be reached. Please try again in a moment.',
  timeout:
    'The server did not answer in time, so we do not know whether your details arrived. You can send them again: they are stored only once.',
}
