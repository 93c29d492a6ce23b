import { payForm } from '@arkpax/schema/forms/pay-order'
import { payOrderAnswer } from '@arkpax/schema/paytrail'
import type { FormPage } from '../../http/form-page.ts'

/** Beginning to pay without JavaScript: a link leads on, since the policy of our pages lets no form end on another site. */
export const payPage: FormPage = {
  ...payForm,
  success: (answer) => ({
    title: 'Maksu on valmis aloitettavaksi',
    text: 'Maksu tehdään maksupalvelu Paytrailin sivulla. Palaat sieltä takaisin, kun maksu on tehty.',
    link: { label: payForm.submit, href: payOrderAnswer.parse(answer).href },
  }),
}
