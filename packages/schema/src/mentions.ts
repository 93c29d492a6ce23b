import type { StaffName } from './contact-staff.ts'

/**
 * Who of the staff a text names: `@Aino Virtanen`, or `@Aino` where only one has that first name. Each once, in their own order.
 */
export function mentionedIn<Person extends StaffName>(text: string, people: readonly Person[]): Person[] {
  return people.filter((person) => names(text, person.name) || (isOnly(person, people) && names(text, first(person))))
}

const first = ({ name }: StaffName) => name.split(' ')[0] ?? name

const isOnly = (person: StaffName, people: readonly StaffName[]) =>
  people.every((other) => other === person || first(other).toLowerCase() !== first(person).toLowerCase())

/** A name counts whole: '@Aino' does not name 'Ain', nor does an address such as 'x@aino.fi'. */
const names = (text: string, name: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}.])@${name.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}(?![\\p{L}\\p{N}]|\\.\\p{L})`,
    'iu',
  ).test(text)
