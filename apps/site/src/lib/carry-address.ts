/** Has the links to this page in other languages go on with what its address tells: a calculation, a search. */
export function carryAddress(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[lang][hreflang]')) link.search = location.search
}
