import { type CompanySettings, phoneText } from '@arkpax/schema/settings'
import type { MailDraft } from './compose-mail.ts'
import type { MailBlock } from './mail-blocks.ts'

/** The plain text of a mail: what the HTML says, in the same order. */
export function mailText(
  { heading, blocks, reason }: MailDraft,
  { legalName, address, email, phone }: CompanySettings,
): string {
  const sender = `${legalName}, ${address.street}, ${address.postalCode} ${address.city}\n${email}, ${phoneText(phone)}`
  return `${[heading, ...blocks.map(blockText), '-- ', reason, sender].join('\n\n')}\n`
}

function blockText(block: MailBlock): string {
  switch (block.type) {
    case 'paragraph':
    case 'note':
    case 'formatted':
      return block.text
    case 'quote':
      return block.text
        .split(/\r\n|[\r\n\u2028\u2029]/)
        .map((line) => `> ${line}`)
        .join('\n')
    case 'button':
      return `${block.label}:\n${block.url}`
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
    case 'lines':
      return [...block.lines, block.total].map(([what, price]) => `${what}: ${price}`).join('\n')
  }
}
