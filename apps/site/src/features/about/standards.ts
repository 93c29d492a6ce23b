import type { AboutPage } from '@arkpax/schema/content'
import type { Certificate } from '@arkpax/schema/settings'

/** A standard as the page shows it; nothing certifies it where the owner has entered no certificate. */
export interface ShownStandard {
  code: string
  title?: string
  text?: string
  certificate?: Certificate
}

/** The standards that the page describes, each with its certificate, and after them the certificates of others. */
export function standards(
  described: AboutPage['certifications'],
  certificates: readonly Certificate[],
): ShownStandard[] {
  const isOf = (code: string) => (certificate: Certificate) => plain(certificate.standard).startsWith(plain(code))
  const others = certificates.filter((certificate) => !described.some(({ code }) => isOf(code)(certificate)))
  return [
    ...described.map((standard) => ({ ...standard, certificate: certificates.find(isOf(standard.code)) })),
    ...others.map((certificate) => ({ code: certificate.standard, certificate })),
  ]
}

/** 'ISO 9001:2015' and 'iso9001' begin alike. */
const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '')
