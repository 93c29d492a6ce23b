import { RECALL_HEADING } from '@arkpax/schema/recall-labels'

/** Words of the notice on the page of a recalled product. */
export const recallNotice = {
  heading: RECALL_HEADING,
  text: 'Tätä tuotetta koskee takaisinveto. Tarkista sarjanumerolla, koskeeko se laitettasi.',
}
