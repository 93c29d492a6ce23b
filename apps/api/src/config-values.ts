import { BlockList, isIP } from 'node:net'
import { line } from '@arkpax/schema/text'
import * as z from 'zod'

const WEB_ADDRESS = 'must be an http(s) URL'
const ARGON2ID_HASH = /^\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+\$[\w+/]+\$[\w+/]+$/

const withoutLastSlash = (url: string) => url.replace(/\/+$/, '')

/** '0' or '1'. */
export const flag = z.enum(['0', '1']).transform((value) => value === '1')

/** 'on' or 'off'. */
export const onOrOff = z.enum(['on', 'off']).transform((value) => value === 'on')

export const webAddress = z.url({ protocol: /^https?$/, error: WEB_ADDRESS })

/** An http(s) origin, without a trailing slash. */
export const origin = webAddress
  .refine((url) => /^https?:\/\/[^/?#@]+\/*$/i.test(url), `${WEB_ADDRESS} without a path`)
  .transform(withoutLastSlash)

/** The address of another server's API, without a trailing slash. */
export const serverAddress = webAddress
  .refine((url) => !/^[^/]*\/\/[^/]*@/.test(url), 'must not hold a user name or password')
  .transform(withoutLastSlash)

export const argon2idHash = z.string().regex(ARGON2ID_HASH, 'must be an argon2id hash')

/** 'Arkpax <posti@arkpax.fi>', or the address alone: then the name is empty. */
export const sender = line(320).transform((text, context) => {
  const [, name = '', address = text] = /^"?([^<>"]*)"?\s*<([^<>]+)>$/.exec(text) ?? []
  if (z.email().safeParse(address).success) return { name: name.trim(), address }
  context.addIssue("must be an address or 'Name <address>'")
  return z.NEVER
})

const IMAP_ADDRESS = 'must be imaps://user:password@host/INBOX'

/** A mailbox: `imaps://user:password@host/folder`, or `imap://` where the server begins TLS when it is asked; INBOX where no folder is named. */
export const imapServer = z.url({ protocol: /^imaps?$/, error: IMAP_ADDRESS }).transform((text, context) => {
  const { protocol, hostname, port, username, password, pathname } = new URL(text)
  try {
    const [user, pass, folder] = [username, password, pathname.slice(1)].map(decodeURIComponent)
    const secure = protocol === 'imaps:'
    if (user && pass && hostname)
      return {
        host: hostname,
        port: Number(port) || (secure ? 993 : 143),
        secure,
        user,
        pass,
        folder: folder || 'INBOX',
      }
  } catch {
    // A lone '%' stands for nothing.
  }
  context.addIssue(IMAP_ADDRESS)
  return z.NEVER
})

const STORE_ADDRESS = 'must be https://key:secret@host/bucket'

/** An S3-compatible store with its bucket: `https://key:secret@host/bucket?region=eu-north-1`. */
export const objectStore = z.url({ protocol: /^https?$/, error: STORE_ADDRESS }).transform((text, context) => {
  const { origin, username, password, pathname, searchParams } = new URL(text)
  try {
    const [accessKeyId, secretAccessKey] = [username, password].map(decodeURIComponent)
    const bucket = withoutLastSlash(pathname)
    if (accessKeyId && secretAccessKey && bucket)
      return {
        endpoint: `${origin}${bucket}`,
        region: searchParams.get('region') ?? 'auto',
        accessKeyId,
        secretAccessKey,
      }
  } catch {
    // A lone '%' stands for nothing.
  }
  context.addIssue(STORE_ADDRESS)
  return z.NEVER
})

/** An address with at most one `{token}` before the @, which is 42 characters long in its place. */
export const replyPattern = line(254).refine((text) => {
  const filled = text.replace('{token}', 'x'.repeat(42))
  const [local = '', domain = ''] = filled.split('@')
  return (
    local.length <= 64 && !domain.includes('xxxxxxxx') && !/[{}]/.test(filled) && z.email().safeParse(filled).success
  )
}, 'must be an address, with {token} before the @ and at most 22 other characters there')

/** Addresses and CIDR blocks, separated by commas. */
export const blockList = z.string().transform((text, context) => {
  const list = new BlockList()
  const entries = text.split(',').map((part) => part.trim())
  for (const entry of entries.filter(Boolean)) {
    const [address = '', prefix] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    const bits = Number(prefix ?? (family === 'ipv6' ? 128 : 32))
    if (!isIP(address) || !Number.isInteger(bits) || bits < 0 || bits > (family === 'ipv6' ? 128 : 32)) {
      context.addIssue(`'${entry}' is not an address or a CIDR block`)
      return z.NEVER
    }
    list.addSubnet(address, bits, family)
  }
  return list
})

/** What travels in an `Authorization: Bearer …` header. */
export const bearer = z
  .string()
  .regex(/^[\w.~+/=-]{16,200}$/, 'must have 16 to 200 characters of A–Z, a–z, 0–9, -._~+/=')
