import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { registrationInput } from '../../../test/factories.ts'
import { jpegPhoto, plainPdf } from '../../../test/make-pictures.ts'
import { signInCustomer } from '../../../test/sign-in-customer.ts'
import { deleteLeftovers } from '../media/media-sweep.service.ts'

const FORM = `<form><!--[mistakes]-->MISTAKES {{general}}<!--[/mistakes]--><input name="draft" value="{{draft}}">
<!--[device]-->[{{device_id}} {{device_name}} {{device_serial}} data-when-checked="device_chosen"]<!--[/device]--><!--[is_guest]-->GUEST<!--[/is_guest]-->
serial "{{serial_number}}" ! {{serial_number_error}} description "{{description}}" ! {{description_error}} wish ! {{wish_error}}<option data-when-selected="fault_heat">
day "{{purchase_date}}" ! {{purchase_date_error}}
who "{{name}}" "{{email}}" "{{phone}}"
<!--[file]-->({{file_id}} {{file_name}} {{file_about}})<!--[/file]--><!--[files_error]-->FILES {{files_error}}<!--[/files_error]-->
{{choice_text}} {{extension_text}} {{free_text}}</form>`
const SHOWN = `<!--[found]--><!--[sent_before]-->SENT BEFORE <!--[/sent_before]-->CASE {{number}} {{state}} {{serial}} {{description}} <!--[file]-->({{file_name}} {{file_about}})<!--[/file]--><!--[step]-->{{step_name}} {{step_text}};<!--[/step]--><!--[/found]--><!--[missing]-->MISSING<!--[/missing]-->`

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
  const pages = new Map([
    ['/takuuasia/shell', FORM],
    ['/takuuasia/tila/shell', SHOWN],
  ])
  test.deps.readPage = async (path) => {
    const html = pages.get(path)
    return html ? { html, csp: "default-src 'self'; frame-ancestors 'none'" } : undefined
  }
})

const read = async (answer: Response) => (await answer.text()).replaceAll('\u00A0', ' ')
const open = async (path: string, headers = {}) => read(await test.app.request(path, { headers }))
const draftOf = (html: string) => /name="draft" value="([^"]+)"/.exec(html)?.[1] ?? expect.fail('no draft')
const namesOf = (html: string) => [...html.matchAll(/\(\S+ (.+?) (?:kuva|video), /g)].map((match) => match[1])

const TYPED = {
  ...{ serial_number: 'APX-1', fault_kind: 'heat', description: 'Kuumenee ladattaessa.', wish: 'replacement' },
  ...{ name: 'Aino Korhonen', email: 'aino.korhonen@example.fi' },
}
function formOf(fields: Record<string, string>, files: readonly (readonly [string, Buffer])[] = []): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const [name, content] of files) form.append('files', new File([new Uint8Array(content)], name))
  // What a browser sends of a field for files in which nothing was chosen.
  if (files.length === 0) form.append('files', new File([], ''))
  return form
}
/** The page that a browser shows after a form: of the form as it was sent that which it is led to. */
const post = async (path: string, body: FormData, headers = {}) => {
  const answer = await test.app.request(path, { method: 'POST', body, headers })
  const next = answer.headers.get('location') ?? ''
  return next.startsWith('/takuuasia?') ? test.app.request(next, { headers }) : answer
}
const send = (fields: Record<string, string>, files?: readonly (readonly [string, Buffer])[]) =>
  post('/api/warranty-cases', formOf({ ...TYPED, ...fields }, files))

const box = (type: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}
const PLACE = '+60.1699+024.9384/'
const video = () =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2mp41')),
    box('mdat', Buffer.alloc(2_000, 7)),
    box('moov', box('udta', box('\xa9xyz', Buffer.from(`\0\x12\x15\xc7${PLACE}`, 'latin1')))),
  ])
const placedPhoto = async () =>
  sharp(await jpegPhoto(400, 300))
    .withExif({ IFD0: { Make: 'Puhelin' }, IFD3: { GPSLatitude: '60/1 10/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()

describe('the form of a warranty case', { timeout: 60_000 }, () => {
  it('tells the rights from the settings before the choice, and is stored nowhere', async () => {
    const answer = await test.app.request('/takuuasia?sarjanumero=APX-1')
    const html = await read(answer)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(html).toContain('saat itse valita')
    expect(html).toContain('12 kuukautta pidempään')
    expect(html).toContain('serial "APX-1"')
    expect(html).toContain('GUEST')
  })

  it('offers the registered devices of whoever is signed in, and chooses the one of the link', async () => {
    const email = 'aino.korhonen@example.fi'
    for (const serialNumber of ['APX-1', 'APX-2'])
      await test.call('POST /api/register-product', { body: registrationInput({ email, serialNumber }) })
    const { headers } = await signInCustomer(test, { phone: '050 765 4321' })
    const { answer } = await test.call('GET /api/auth/registrations', { headers })
    const [device] = answer
    const html = await open(`/takuuasia?laite=${device?.id}`, headers)
    expect(html).toContain(`who "Aino Korhonen" "${email}" "050 765 4321"`)
    expect(html).toContain(`${device?.serialNumber} checked=""]`)
    expect(html.match(/checked/g)).toHaveLength(1)
    expect(html).not.toContain('GUEST')
    const unverified = await signInCustomer(test, { email: 'toinen@example.fi', verified: false })
    expect(await open('/takuuasia', unverified.headers)).not.toContain('APX-')
  })

  it('leads to a page of its own that keeps telling of the case', async () => {
    const answer = await send({}, [['vika.jpg', await jpegPhoto(400, 300)]])
    expect(answer.status).toBe(303)
    const place = answer.headers.get('location') ?? ''
    expect(place).toMatch(/^\/\w/)
    const html = await open(place)
    expect(html).toContain('CASE 5001 Vastaanotettu APX-1 Kuumenee ladattaessa. (vika.jpg kuva, 0,1 Mt)')
    const wrong = await test.app.request(`${place.slice(0, -1)}${place.endsWith('A') ? 'B' : 'A'}`)
    expect([wrong.status, await wrong.text()]).toEqual([404, 'MISSING'])
  })

  it('says that it was sent already where it comes again with other words', async () => {
    const placeOf = async (fields: Record<string, string>) =>
      (await send({ draft: 'lomake-1', ...fields })).headers.get('location') ?? ''
    const first = await placeOf({})
    expect(await placeOf({})).toBe(first)
    expect(await open(first)).not.toContain('SENT BEFORE')
    const changed = await open(await placeOf({ description: 'Savuaa.' }))
    expect(changed).toContain('SENT BEFORE CASE 5001 Vastaanotettu APX-1 Kuumenee ladattaessa.')
  })

  it('says at its field what is wrong, and keeps what was typed and the files', async () => {
    const answer = await send({ description: '', serial_number: '"><script>' }, [
      ['vika.jpg', await jpegPhoto(400, 300)],
    ])
    const html = await read(answer)
    expect(answer.status).toBe(422)
    expect(html).toContain('description "" ! Kuvaile vika')
    expect(html).toContain('serial "&quot;&gt;&lt;script&gt;"')
    expect(html).toContain('selected=""')
    expect(namesOf(html)).toEqual(['vika.jpg'])
    const again = await send({ draft: draftOf(html) })
    expect(await open(again.headers.get('location') ?? '')).toContain('(vika.jpg kuva')
    const { answer: cases } = await test.call('GET /api/admin/warranty-cases')
    expect(cases).toHaveLength(1)
  })

  it('takes the day of purchase as Finns write it, and says so of one that is none', async () => {
    expect((await send({ purchase_date: '1.6.2026' })).status).toBe(303)
    const { answer: cases } = await test.call('GET /api/admin/warranty-cases')
    expect(cases).toMatchObject([{ purchase_date: '2026-06-01' }])
    expect(await read(await send({ purchase_date: '31.2.2026' }))).toContain(
      'day "31.2.2026" ! Päivää 31.2.2026 ei ole',
    )
  })

  it('adds and removes files by its buttons', async () => {
    const first = await read(
      await post(
        '/takuuasia',
        formOf({ ...TYPED, add: '1' }, [
          ['yksi.jpg', await jpegPhoto(300, 200)],
          [
            'kaksi.png',
            await sharp(await jpegPhoto(300, 200))
              .png()
              .toBuffer(),
          ],
        ]),
      ),
    )
    expect(namesOf(first)).toEqual(['yksi.jpg', 'kaksi.png'])
    const remove = /\((\S+) yksi/.exec(first)?.[1] ?? ''
    const draft = draftOf(first)
    expect(namesOf(await read(await post('/takuuasia', formOf({ ...TYPED, draft, remove }))))).toEqual(['kaksi.png'])
    const stranger = await read(await post('/takuuasia', formOf({ ...TYPED, draft: 'arvaus' })))
    expect(namesOf(stranger)).toEqual([])
  })

  it.each([
    ['ohje.pdf', plainPdf(), 'ei ole kuva eikä video'],
    ['kuva.jpg', Buffer.from('<html><script>alert(1)</script>'), 'ei ole kuva eikä video'],
    ['kuva.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'ei ole kuva eikä video'],
    [
      'sivu.mp4',
      Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp42<html><script>alert(1)</script>'),
      'ei ole kuva eikä video',
    ],
    ['katkennut.mp4', video().subarray(0, 1_000), 'ei ole kuva eikä video'],
    ['ohjelma.mp4', Buffer.from('MZ\x90\0ohjelma'), 'ei ole kuva eikä video'],
    ['kuva.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'HEIC-kuvaa ei voi lukea'],
    ['rikki.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'vioittunut'],
    ['suuri.mp4', Buffer.concat([video(), Buffer.alloc(25 * 1024 * 1024)]), 'enintään 25 Mt'],
  ])('refuses %s clearly, and takes the rest', async (name, content, reason) => {
    const body = formOf({ ...TYPED, wish: '' }, [[name, content]])
    const answer = await post('/api/warranty-cases', body)
    const html = await read(answer)
    expect([answer.status, html.includes(`FILES ${name}: `), html.includes(reason)]).toEqual([422, true, true])
    expect(html).toContain('Valitse, mitä toivot')
    expect((await send({ draft: draftOf(html) })).status).toBe(303)
  })

  it('takes six files at most, and says what too much is', async () => {
    const photo = await jpegPhoto(60, 40)
    const seven = Array.from({ length: 7 }, (_, at) => [`${at}.jpg`, photo] as const)
    const html = await read(await post('/takuuasia', formOf(TYPED, seven)))
    expect([namesOf(html).length, html.includes('6.jpg: tiedostoja voi olla enintään 6.')]).toEqual([6, true])
    const huge = await test.app.request('/takuuasia', {
      ...{ method: 'POST', body: 'x' },
      headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': String(26 * 1024 * 1024) },
    })
    expect([huge.status, (await read(huge)).includes('yhteensä yli 25 Mt')]).toEqual([413, true])
  })
})

describe('files of strangers', { timeout: 60_000 }, () => {
  it('are refused before they are read, past the limit of a client', async () => {
    test.deps.config = { ...test.deps.config, rateLimits: true }
    const statuses: number[] = []
    let reads = 0
    for (let sent = 0; sent < 22; sent += 1) {
      const pull = (stream: ReadableStreamDefaultController) => {
        reads += 1
        stream.close()
      }
      const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': String(20 * 1024 * 1024) }
      const init = {
        method: 'POST',
        headers,
        body: new ReadableStream({ pull }, { highWaterMark: 0 }),
        duplex: 'half' as const,
      }
      statuses.push((await test.app.request(sent % 2 ? '/takuuasia' : '/api/warranty-cases', init)).status)
    }
    expect(statuses.slice(20)).toEqual([429, 429])
    expect(reads).toBe(20)
  })

  it('fill no disk: a form is taken without them where all forms keep as much as they may', async () => {
    const created_at = test.clock.now.toISOString()
    const files = ['a', 'b'].map((id) => ({
      ...{ id, kind: 'video' as const, name: `${id}.mp4`, store_key: `warranty-${id}/video.mp4` },
      ...{ case_id: null, draft_hash: 'muu', bytes: 2 * 1024 ** 3 - 500, created_at },
    }))
    await test.deps.db.insertInto('warranty_case_files').values(files).execute()
    const html = await read(await post('/takuuasia', formOf(TYPED, [['a.mp4', video()]])))
    expect([namesOf(html), html.includes('a.mp4: tiedostoa ei voi juuri nyt')]).toEqual([[], true])
    expect((await send({ draft: draftOf(html) })).status).toBe(303)
  })
})

describe('what was sent with a case', { timeout: 60_000 }, () => {
  const stored = async () => {
    const rows = await test.deps.db.selectFrom('warranty_case_files').select(['id', 'case_id', 'store_key']).execute()
    return Promise.all(
      rows.map(async (row) => ({ ...row, path: (await test.deps.mediaStore.find(row.store_key)) ?? '' })),
    )
  }

  it('tells nobody where it was taken, and is shown to staff alone', async () => {
    await send({}, [
      ['kuva.jpg', await placedPhoto()],
      ['video.mp4', video()],
    ])
    const files = await stored()
    expect(files).toHaveLength(2)
    for (const { path, store_key } of files) {
      const content = await readFile(path)
      expect(content.includes(PLACE)).toBe(false)
      if (store_key.endsWith('webp')) expect((await sharp(content).metadata()).exif).toBeUndefined()
      expect((await test.app.request(`/media/${store_key}`)).status).toBe(404)
    }
    const caseId = files[0]?.case_id ?? ''
    const place = `/api/admin/warranty-cases/${caseId}/files/${files[1]?.id}`
    expect((await test.app.request(place)).status).toBe(401)
    const answer = await test.app.request(place, { headers: { Authorization: `Bearer ${test.token}` } })
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    expect((await answer.arrayBuffer()).byteLength).toBe(video().length)
  })

  it('goes where its form is never sent, and stays where it was', async () => {
    test.clock.now = new Date('2026-11-23T08:00:00Z')
    await post('/takuuasia', formOf(TYPED, [['unohtui.jpg', await jpegPhoto(60, 40)]]))
    await send({}, [['lahti.jpg', await jpegPhoto(60, 40)]])
    test.clock.now = new Date('2026-11-25T08:00:01Z')
    const { deps } = test
    await deleteLeftovers(deps.db, deps.now(), { ...deps.config })
    expect((await stored()).map(({ case_id, path }) => [case_id !== null, path !== ''])).toEqual([
      [false, false],
      [true, true],
    ])
  })
})
