import { expect, it } from 'vitest'
import { splitQuoted } from './incoming-quotes.ts'

const lines = (...of: string[]) => of.join('\n')

const MAILS: [program: string, mail: string, text: string][] = [
  [
    'Gmail in Finnish, its line broken in two',
    lines(
      'Kiitos, torstai sopii!',
      '',
      'pe 20. marrask. 2026 klo 12.05 Arkpax (asiakaspalvelu@arkpax.fi)',
      'kirjoitti:',
      '',
      '> Hei Aino,',
      '>',
      '> ehtii torstaiksi.',
    ),
    'Kiitos, torstai sopii!',
  ],
  [
    'Gmail in English',
    lines(
      'Thanks, Thursday is fine.',
      '',
      'On Fri, Nov 20, 2026 at 12:05 PM Arkpax <asiakaspalvelu@arkpax.fi> wrote:',
      '',
      '> Hello',
    ),
    'Thanks, Thursday is fine.',
  ],
  [
    'Apple Mail in Finnish, from a telephone',
    lines(
      'Sopii.',
      '',
      'Lähetetty iPhonesta',
      '',
      '> Arkpax <asiakaspalvelu@arkpax.fi> kirjoitti 20.11.2026 kello 12.05:',
      '> ',
      '> Ehtii torstaiksi.',
    ),
    'Sopii.',
  ],
  [
    'Apple Mail in English',
    lines('Yes please.', '', '> On 20 Nov 2026, at 12.05, Arkpax <asiakaspalvelu@arkpax.fi> wrote:', '> ', '> Hello'),
    'Yes please.',
  ],
  [
    'Outlook in Finnish',
    lines(
      'Hei,',
      'tilaus vahvistettu.',
      '',
      'Terveisin Matti',
      '',
      '________________________________',
      'Lähettäjä: Arkpax <asiakaspalvelu@arkpax.fi>',
      'Lähetetty: perjantai 20. marraskuuta 2026 12.05',
      'Vastaanottaja: Matti',
      'Aihe: Re: Tilaus',
      '',
      'Hei Matti,',
    ),
    lines('Hei,', 'tilaus vahvistettu.', '', 'Terveisin Matti'),
  ],
  [
    'Outlook in English without a rule',
    lines(
      'Confirmed.',
      '',
      'From: Arkpax',
      'Sent: Friday, November 20, 2026 12:05',
      'To: Matti',
      'Subject: Re: Order',
      '',
      'Hi',
    ),
    'Confirmed.',
  ],
  [
    'an older Outlook in Finnish',
    lines('Käy näin.', '', '-----Alkuperäinen viesti-----', 'Lähettäjä: Arkpax', 'Hei!'),
    'Käy näin.',
  ],
  [
    'Outlook in Swedish',
    lines('Tack!', '', 'Från: Arkpax', 'Skickat: fredag den 20 november 2026 12:05', 'Till: Henrik', '', 'Hej!'),
    'Tack!',
  ],
  ['a program that says nothing of who wrote', lines('Ok.', '', '> Sopiiko torstai?', '>', '> Arkpax'), 'Ok.'],
  [
    'Thunderbird, with the answer below',
    lines(
      '20.11.2026 12.05, Arkpax kirjoitti:',
      '> Sopiiko torstai?',
      '',
      'Sopii.',
      '',
      '-- ',
      'Aino Korhonen',
      '040 123 4567',
    ),
    'Sopii.',
  ],
]

it.each(MAILS)('of %s, what was written is shown and the rest is folded, and nothing is lost', (_, mail, text) => {
  const split = splitQuoted(mail)
  expect(split.text).toBe(text)
  for (const line of mail.split('\n')) expect(`${split.text}\n${split.quoted}`).toContain(line.trim())
})

it('an answer between the lines of the other is left whole', () => {
  const mail = lines(
    'Arkpax <a@arkpax.fi> kirjoitti 20.11.2026 kello 12.05:',
    '> Mikä malli?',
    'PRO.',
    '> Milloin ostettu?',
    'Kesällä.',
  )
  expect(splitQuoted(mail)).toEqual({ text: mail, quoted: null })
})

it.each([
  'Hei! Naapurini kirjoitti: kannattaa ostaa.\nMitä mieltä olette?',
  'From: on hyvä sana.\nEi otsake.',
  'Lähetetty paketti ei tullut perille.\nMissä se on?',
  'Hinta > 1 000 €?',
])('a text that only looks like it is left whole: %j', (mail) => {
  expect(splitQuoted(mail)).toEqual({ text: mail, quoted: null })
})

it('a mail that is nothing but another one is shown', () => {
  expect(splitQuoted('-----Alkuperäinen viesti-----\nHei!').text).toContain('Hei!')
})

it('a long mail is split in the time of a short one', () => {
  const began = performance.now()
  splitQuoted('a wrote '.repeat(10_000))
  splitQuoted('x\n'.repeat(50_000))
  splitQuoted('> '.repeat(50_000))
  expect(performance.now() - began).toBeLessThan(10_000)
})
