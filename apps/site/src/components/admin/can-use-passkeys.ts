/** Whether this browser knows passkeys; none does on a page that has come over plain HTTP, localhost aside. */
export const canUsePasskeys = () => 'PublicKeyCredential' in window
