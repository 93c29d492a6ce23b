/** The look of text in mails, as inline styles. */
export const FONT = "font-family:Archivo,'Helvetica Neue',Arial,sans-serif"
export const BODY = `${FONT};font-size:16px;line-height:1.6;color:#151a18`
export const SMALL = `${FONT};font-size:13px;line-height:1.55;color:#4c5753`
