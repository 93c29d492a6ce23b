import { expect, it } from 'vitest'
import { isKeptKind, safeName } from './attachment-kinds.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

it.each([
  ['kuitti.pdf', '%PDF-1.7'],
  ['IMG_0001.JPG', '\xFF\xD8\xFF\xE0'],
  ['kuva.png', '\x89PNG\r\n\x1A\n'],
  ['kuva.heic', '\0\0\0\x18ftypheic'],
  ['video.mov', '\0\0\0\x14ftypqt  '],
  ['tilaus.docx', 'PK\x03\x04[Content_Types].xml word/document.xml'],
  ['mitat.csv', 'a;b\r\n1;2\r\n'],
  ['muistio.txt', 'Hei äö'],
])('%s is kept', (name, content) => expect(isKeptKind(name, bytes(content))).toBe(true))

it.each([
  ['lasku.pdf.exe', 'MZ'],
  ['lasku.pdf', 'MZ\x90\0'],
  ['kuva.jpg', '<svg onload=alert(1)>'],
  ['sivu.html', '<p>Hei'],
  ['logo.svg', '<svg/>'],
  ['koodi.js', 'alert(1)'],
  ['muistio.txt', '<!DOCTYPE html><script>alert(1)</script>'],
  ['muistio.txt', 'MZ\0\0'],
  ['makrot.docm', 'PK\x03\x04'],
  ['makrot.docx', 'PK\x03\x04 word/vbaProject.bin'],
  ['vanha.doc', '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1 M\0a\0c\0r\0o\0s\0'],
  ['arkisto.zip', 'PK\x03\x04'],
  ['linkki.lnk', 'L\0\0\0'],
  ['kutsu.ics', 'BEGIN:VCALENDAR'],
  ['nimeton', '%PDF-1.7'],
  ['constructor', '%PDF-1.7'],
  ['tyhja.pdf', ''],
])('%s with %j is left out', (name, content) => expect(isKeptKind(name, bytes(content))).toBe(false))

it.each([
  ['../../etc/passwd', '_.._etc_passwd'],
  ['lasku\u202Efdp.exe', 'laskufdp.exe'],
  ['a\r\nContent-Type: x.pdf', 'aContent-Type_ x.pdf'],
  ['"; rm -rf.pdf', '_; rm -rf.pdf'],
  ['', 'liite'],
  ['...', 'liite'],
  [`${'x'.repeat(500)}.pdf`, `${'x'.repeat(120)}.pdf`],
])('the name %j is saved as %j', (name, saved) => expect(safeName(name)).toBe(saved))
