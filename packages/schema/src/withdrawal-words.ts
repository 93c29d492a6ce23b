/** Words of the withdrawal that pages, mails and answers of the API share. */
export const WITHDRAW_HERE = 'Peruuta sopimus tästä'
export const WITHDRAWAL_RECEIPT = 'Kuitti peruutuksesta'
export const NOTHING_TO_WITHDRAW = 'Tilauksessa ei ole enää mitään peruutettavaa.'
