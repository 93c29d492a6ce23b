export const nextStepText = { title: 'Seuraava vaihe' }
