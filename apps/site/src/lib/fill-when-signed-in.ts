import { knownUser } from './auth-user.ts'

/** Fills a form with what we know of whoever is signed in; nobody else fetches what does it. */
export function fillWhenSignedIn(form: HTMLFormElement | null): void {
  if (knownUser()) void import('./fill-own.ts').then(({ fillOwn }) => fillOwn(form))
}
