import { once } from 'node:events'
import type { RequestListener, ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { problem } from '@arkpax/schema/errors'
import { afterEach, describe, expect, it } from 'vitest'
import { createWebServer, type WebServer } from './web-server.ts'

const config = { publicUrl: 'https://www.example.fi' }
const open: WebServer[] = []
afterEach(async () => {
  for (const { drain } of open.splice(0)) await drain({ noticeMs: 0, overdueMs: 100 })
})

async function start(listener: RequestListener, options: Partial<Parameters<typeof createWebServer>[1]> = {}) {
  const web = createWebServer(listener, { config, ...options })
  open.push(web)
  web.server.listen(0, '127.0.0.1')
  await once(web.server, 'listening')
  const { port } = web.server.address() as AddressInfo
  return { ...web, port }
}

/** A caller with a connection of its own: what it has been answered so far, and when it ends. */
function call(port: number, request = '') {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk.toString()))
  const ended = once(socket, 'close')
  socket.on('error', () => {})
  if (request) socket.write(request)
  return { socket, answer: () => answer, ended, say: (more: string) => socket.write(more) }
}

const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'
const openConnections = ({ server }: WebServer) => promisify(server.getConnections.bind(server))()
const says =
  (text: string): RequestListener =>
  (_, response) =>
    response.end(text)
const untilTrue = (isTrue: () => boolean | Promise<boolean>) =>
  expect.poll(isTrue, { timeout: 60_000, interval: 10 }).toBe(true)

describe('what Node would answer by itself', () => {
  it.each([
    ['no HTTP at all', 'hei\r\n\r\n', 400],
    ['a header without a name', 'GET / HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n', 400],
    ['no Host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['a path with a space', 'GET /a b HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['a length that is none', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
    ['headers of 100 KB', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(100_000)}\r\n\r\n`, 431],
    ['an expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: 200-ok\r\n\r\n', 417],
    ['a tunnel', 'CONNECT example.fi:443 HTTP/1.1\r\nHost: example.fi\r\n\r\n', 405],
  ])('%s carries the security headers and is stored nowhere', async (_, request, status) => {
    const { port } = await start(says('Hei'))
    const { answer, ended } = call(port, request)
    await ended
    const [head = '', body = ''] = answer().split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(head).toMatch(/^content-security-policy: default-src 'none'; frame-ancestors 'none'$/im)
    for (const name of [
      'X-Content-Type-Options: nosniff',
      'X-Frame-Options: DENY',
      'Referrer-Policy: strict-origin-when-cross-origin',
      'Permissions-Policy: ',
      'Cross-Origin-Opener-Policy: same-origin',
      'Strict-Transport-Security: ',
      'Cache-Control: no-store',
      'Connection: close',
    ])
      expect(head).toContain(`\r\n${name}`)
    expect(problem.parse(JSON.parse(body)).status).toBe(status)
  })

  it('is 408 with the same headers for a request that never ends', async () => {
    const { port } = await start(says('Hei'), { headersTimeout: 100, connectionsCheckingInterval: 30 })
    const { answer, ended } = call(port, 'GET / HTTP/1.1\r\nHo')
    await ended
    expect(answer()).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/)
    expect(answer()).toContain('X-Content-Type-Options: nosniff')
  })

  it('never stands in the middle of an answer that has begun', async () => {
    const { port } = await start((_, response) => {
      response.writeHead(200, { 'Content-Length': 100 }).write('alku')
    })
    const { answer, ended, say } = call(port, 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n')
    await untilTrue(() => answer().includes('alku'))
    say('roskaa\r\n')
    await ended
    expect(answer()).not.toContain('400')
  })
})

describe('a caller that takes nothing of its answer', () => {
  const large = Buffer.alloc(32 * 1024 * 1024)
  const sendsLarge: RequestListener = (_, response) => response.end(large)

  it('loses its connection after a while', async () => {
    const web = await start(sendsLarge, { stallMs: 100 })
    const callers = Array.from({ length: 10 }, () => call(web.port, GET))
    for (const { socket } of callers) socket.pause()
    await untilTrue(async () => (await openConnections(web)) === 10)
    await untilTrue(async () => (await openConnections(web)) === 0)
    for (const { socket } of callers) socket.destroy()
  })

  it('keeps it while it takes something now and then', async () => {
    const { port } = await start(sendsLarge, { stallMs: 300 })
    const socket = connect(port, '127.0.0.1')
    let taken = 0
    socket.on('data', async (chunk) => {
      taken += chunk.length
      if (taken > 30 * 1024 * 1024) return
      socket.pause()
      await sleep(taken < 8 * 1024 * 1024 ? 5 : 0)
      socket.resume()
    })
    socket.write(GET)
    await untilTrue(() => taken > large.length)
    socket.destroy()
  })

  it('is not one that waits for a slow answer, or for the next word of a stream', async () => {
    const { port } = await start(
      async (_, response) => {
        await sleep(350)
        response.write('ensin ')
        await sleep(350)
        response.end('sitten')
      },
      { stallMs: 100 },
    )
    const answer = await fetch(`http://127.0.0.1:${port}/`)
    expect(await answer.text()).toBe('ensin sitten')
  })
})

describe('a drain', () => {
  it('keeps connections for half of the notice, then ends each with its answer, and takes calls until it is over', async () => {
    const { port, drain } = await start(says('Hei'))
    const kept = call(port, GET)
    await untilTrue(() => kept.answer().endsWith('Hei'))
    const done = drain({ noticeMs: 2_000, overdueMs: 10_000 })
    kept.say(GET)
    await untilTrue(() => kept.answer().match(/Hei/g)?.length === 2)
    expect(kept.answer()).not.toContain('Connection: close')
    await sleep(1_100)
    kept.say(GET)
    const fresh = call(port, GET)
    await kept.ended
    await fresh.ended
    for (const { answer } of [kept, fresh]) expect(answer()).toMatch(/Connection: close\r\n[\s\S]*Hei$/)
    await done
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
  })

  it('waits for answers under way, and only for them', async () => {
    let finish = (_: string) => {}
    const { port, drain } = await start((_, response: ServerResponse) => {
      finish = (text) => response.end(text)
    })
    const silent = call(port)
    const slow = call(port, GET)
    await sleep(100)
    const began = performance.now()
    const done = drain({ noticeMs: 0, overdueMs: 60_000 })
    await silent.ended
    finish('Valmis')
    await slow.ended
    expect(slow.answer()).toMatch(/Connection: close\r\n[\s\S]*Valmis$/)
    await done
    expect(performance.now() - began).toBeLessThan(30_000)
  })

  it.each([
    ['half a line of a head', 'GET / HTTP/1.1\r\nHo'],
    ['half a line of a second head', `${GET}GET /api/rea`],
    ['half a body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"name":'],
  ])('does not wait for %s of which no more comes', async (_, request) => {
    const { port, drain } = await start((incoming, response) => {
      incoming.resume().once('end', () => response.end('Hei'))
    })
    const half = call(port, request)
    await sleep(100)
    const began = performance.now()
    await drain({ noticeMs: 0, overdueMs: 30_000 })
    await half.ended
    expect(performance.now() - began).toBeLessThan(10_000)
  })

  it('waits for a body that comes slowly', async () => {
    const { port, drain } = await start((incoming, response) => {
      incoming.resume().once('end', () => response.end('Kiitos'))
    })
    const slow = call(port, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 8\r\n\r\n')
    await sleep(100)
    const done = drain({ noticeMs: 0, overdueMs: 60_000 })
    for (const letter of 'hitaasti') {
      await sleep(300)
      slow.say(letter)
    }
    await slow.ended
    expect(slow.answer()).toMatch(/Kiitos$/)
    await done
  })

  it('cuts off what is still under way when the time is over', async () => {
    const { port, drain } = await start(() => {})
    const { ended, answer } = call(port, GET)
    await sleep(100)
    await drain({ noticeMs: 0, overdueMs: 200 })
    await ended
    expect(answer()).toBe('')
  })
})
