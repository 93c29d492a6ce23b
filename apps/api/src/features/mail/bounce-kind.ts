/** Statuses (RFC 3463) of an address that takes no mail and will not: there is no such box or domain, it has moved, it is closed. */
const GONE = /\b5\.(?:1\.(?:0|1|2|3|6|10)|2\.1)\b/
const STATUS = /\b[45]\.\d{1,3}\.\d{1,3}\b/
const ADDRESS = /user|mailbox|recipient|address|account/i
const MISSING = /unknown|no such|not found|does ?n[o']t exist|not exist|invalid|disabled|inactive/i

/**
 * Whether what a server said means that the address is no good, whatever is sent to it. A full box, a server that is away, and a refusal
 * of what was sent or of who sent it, are no such thing.
 */
export function isHardBounce(said: string): boolean {
  if (STATUS.test(said)) return GONE.test(said)
  return /\b55[0135]\b/.test(said) && ADDRESS.test(said) && MISSING.test(said)
}
