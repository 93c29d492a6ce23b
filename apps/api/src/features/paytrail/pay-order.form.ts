import { payOrderAnswer } from '@arkpax/schema/paytrail'
import { type OwnForm, passHeaders } from '../../http/form-page.ts'
import { answerPayPage } from '../payments/pay-page.routes.ts'

/** The button of the page on which an order is paid: it leads to Paytrail, or back to the page with what was wrong. */
export const payForm: OwnForm = {
  page: '/oma-tili',
  answer: async (c, answer) => c.redirect(payOrderAnswer.parse(await answer.json()).href, 303),
  async refuse(c, typed = {}, error) {
    passHeaders(c, error)
    return answerPayPage(c, String(typed.token ?? ''), { text: error.toProblem().detail, isBad: true }, error.status)
  },
}
