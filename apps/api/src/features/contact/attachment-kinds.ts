/** How a kind of file begins, at an offset; a file of that name must have one of them. */
type Beginning = readonly [offset: number, text: string]

const ZIP: Beginning[] = [[0, 'PK\x03\x04']]
const OLE: Beginning[] = [[0, '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1']]
const MEDIA: Beginning[] = [[4, 'ftyp']]
const TIFF: Beginning[] = [
  [0, 'II*\0'],
  [0, 'MM\0*'],
]
const JPEG: Beginning[] = [[0, '\xFF\xD8\xFF']]

/** The kinds that are kept, by the end of the name. What is not here is left out: programs, pages, scripts, archives, macros. */
const BEGINNINGS: Readonly<Record<string, readonly Beginning[]>> = {
  pdf: [[0, '%PDF-']],
  jpg: JPEG,
  jpeg: JPEG,
  png: [[0, '\x89PNG\r\n\x1A\n']],
  gif: [[0, 'GIF8']],
  webp: [[8, 'WEBP']],
  heic: MEDIA,
  heif: MEDIA,
  avif: MEDIA,
  tif: TIFF,
  tiff: TIFF,
  mp4: MEDIA,
  m4a: MEDIA,
  mov: [...MEDIA, [4, 'moov'], [4, 'mdat'], [4, 'wide'], [4, 'free']],
  mp3: [
    [0, 'ID3'],
    [0, '\xFF\xFB'],
    [0, '\xFF\xF3'],
  ],
  docx: ZIP,
  xlsx: ZIP,
  pptx: ZIP,
  odt: ZIP,
  ods: ZIP,
  odp: ZIP,
  doc: OLE,
  xls: OLE,
}
const TEXTS = new Set(['txt', 'csv', 'log'])

/** What a macro leaves in a document: a part of that name in a zip, the same with two bytes a letter in an old one. */
const MACROS = ['vbaProject', 'macrosheets', 'V\0B\0A\0', 'M\0a\0c\0r\0o\0s\0', 'Basic/Standard', 'Scripts/']
const MARKUP = /<\s*(?:!doctype|html|script|svg|body|iframe|\?xml)/i

/** Whether a file is of a kind that is kept: its name says which, and its content does not belie it. */
export function isKeptKind(name: string, content: Buffer): boolean {
  const end = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  if (TEXTS.has(end)) return !content.includes(0) && !MARKUP.test(content.toString('latin1'))
  const beginnings = BEGINNINGS[end]
  if (!beginnings?.some(([offset, text]) => content.toString('latin1', offset, offset + text.length) === text))
    return false
  const isDocument = beginnings === ZIP || beginnings === OLE
  return !isDocument || !MACROS.some((mark) => content.includes(mark, 0, 'latin1'))
}

const LONGEST_NAME = 120

/** A name that is safe to show and to save: no folders, no signs that turn the direction of writing. */
export function safeName(name: string): string {
  const clean = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[/\\:*?"<>|]+/g, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  const end = /\.[a-z0-9]{1,8}$/i.exec(clean)?.[0] ?? ''
  return clean.slice(0, clean.length - end.length).slice(0, LONGEST_NAME) + end || 'liite'
}
