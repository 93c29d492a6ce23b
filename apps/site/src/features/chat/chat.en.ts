type Words = typeof import('./chat.fi.ts')

export const launcherText: Words['launcherText'] = { label: 'Ask the assistant', region: 'Assistant' }

export const chatText: Words['chatText'] = {
  title: 'Arkpax assistant',
  note: 'An AI answers from the content of this site. Check anything important at the source.',
  welcome:
    'Hello! I am Arkpax’s AI assistant, not a human. Ask about products, prices, availability, charging or warranty.',
  suggestionsLabel: 'Example questions',
  suggestions: [
    'How much does Ark PRO cost?',
    'Will Ark EVO run a fridge overnight?',
    'What is the difference between Ark PRO and Ark EVO?',
    'How do I make a warranty claim?',
  ],
  log: 'Conversation',
  you: 'You',
  assistant: 'Assistant',
  typing: 'The assistant is typing…',
  sources: 'Sources',
  nearest: 'These may help',
  more: { open: 'Read more', close: 'Show less' },
  table: 'Table',
  next: 'Follow-up questions',
  field: 'Message to the assistant',
  placeholder: 'Type your question',
  send: 'Send',
  stop: 'Stop the answer',
  minimise: 'Minimise',
  close: 'Close',
  resume: 'Continue the conversation',
  answering: 'The assistant is answering…',
  newAnswer: 'New answer',
  restart: 'Start over',
  handOver: 'Hand over to customer service',
  tooLong: (length) => `A message can have up to 2,000 characters. Yours has ${length}.`,
  helpful: { question: 'Was this answer helpful?', yes: 'Yes', no: 'No', thanks: 'Thank you for your feedback!' },
  retry: 'Try again',
  stopped: 'The answer was stopped.',
  noReply: 'Sorry, something went wrong with your message. Please try again.',
  technical: (phone, email) =>
    `A technical error occurred. Try again or contact customer service: ${phone} or ${email}.`,
  offline: 'You are offline. Try again when the connection is back. Your text has been kept.',
}

export const handOverText: Words['handOverText'] = {
  title: 'Hand over to customer service',
  text: 'A person reads your message and replies by email. This conversation is passed on too, so you won’t have to repeat yourself.',
  textAlone: 'A person reads your message and replies by email.',
  when: (when) => when && `${when.charAt(0).toUpperCase()}${when.slice(1)}.`,
  subject: 'Chat',
  sent: 'We reply by email within [[terms.replyHours]]\u00A0hours on working days.',
  back: 'Back to the conversation',
}

export const stockAlertText: Words['stockAlertText'] = {
  hint: 'We will email you once, when the product is back in stock.',
  privacy: 'Privacy policy',
}
