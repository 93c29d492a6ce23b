import { call } from '~/lib/api.ts'
import answerCss from './answer/answer.css?inline'
import { ask, explainFailure } from './ask.ts'
import css from './chat.css?inline'
import { chatText } from './chat.fi.ts'
import { ChatWindow } from './chat-window.ts'
import { Composer } from './composer.ts'
import {
  answerMessage,
  type Conversation,
  failure,
  loadConversation,
  type Message,
  message,
  newConversation,
  saveConversation,
  takeBackFailed,
  type View,
  withMessage,
} from './conversation.ts'
import { Launcher } from './launcher.ts'
import { Transcript } from './transcript.ts'

/** Where a finger points, a field that takes the focus brings the keyboard over the conversation. */
const touched = matchMedia('(pointer: coarse)')

const sheet = new CSSStyleSheet()
sheet.replaceSync(css + answerCss)

/** The assistant: closed, open or minimised. What is said stays in this tab from page to page. */
export class ChatPanel extends HTMLElement {
  #conversation = loadConversation(chatText.stopped)
  #running: AbortController | null = null
  #opener: HTMLElement | null = null
  #handOverForm: { about: string; view: HTMLElement } | null = null
  readonly #launcher = new Launcher()
  readonly #composer = new Composer(this.#conversation.draft, {
    onSend: (text) => this.#send(text),
    onStop: () => this.#running?.abort(),
    onDraft: (draft) => this.#change({ draft }),
  })
  readonly #window = new ChatWindow(this.#composer, {
    onMinimise: () => this.#leave('minimised'),
    onClose: () => this.#leave('closed'),
    onHandOver: () => this.#handOver(),
    onRestart: () => this.#restart(),
  })
  readonly #transcript = new Transcript(this.#window.log, {
    onSuggestion: (question) => this.#pressed(() => this.#send(question)),
    onHelpful: (answer, helpful) => this.#tellHelpful(answer, helpful),
    onRetry: () => this.#pressed(() => this.#retry()),
    onHandOver: (when) => this.#handOver(when),
    onSource: () => {
      if (this.#window.coversPage) this.#hide('minimised')
    },
  })

  connectedCallback() {
    document.adoptedStyleSheets.push(sheet)
    this.append(this.#window.dialog)
  }

  open(opener: HTMLElement) {
    this.#opener = opener
    this.#show()
    if (touched.matches) this.#window.focusTitle()
    else this.#composer.focus()
  }

  restore() {
    if (this.#conversation.view === 'open') this.#show()
    else this.#launcher.show(this.#conversation.view)
  }

  #show() {
    if (this.#conversation.messages.length === 0) this.#say(message('bot', chatText.welcome))
    this.#change({ view: 'open' })
    this.#launcher.show('open')
    this.#window.show()
    this.#transcript.showEarlier(this.#conversation.messages)
  }

  #hide(view: View) {
    this.#change({ view })
    this.#window.hide()
    this.#launcher.show(view, this.#running !== null)
  }

  #leave(view: View) {
    this.#hide(view)
    const back = this.#opener?.checkVisibility() ? this.#opener : this.#launcher.button
    back?.focus()
  }

  async #send(text: string) {
    if (this.#running) return
    this.#say(message('user', text))
    const running = new AbortController()
    this.#running = running
    this.#setPending(true)
    let answer: Message
    try {
      const { sessionId } = this.#conversation
      const onText = (soFar: string) => this.#transcript.showTyping(soFar)
      const reply = await ask(text, sessionId, { onText, signal: running.signal })
      if (reply) this.#change({ sessionId: reply.session_id })
      answer = reply?.reply ? answerMessage(reply) : failure(chatText.noReply)
    } catch (error) {
      const { phone = '', email = '' } = this.#launcher.dock?.dataset ?? {}
      answer = failure(explainFailure(error, { phone, email }))
    }
    if (this.#running !== running) return
    this.#running = null
    this.#setPending(false)
    this.#say(answer)
    this.#launcher.tellAnswer(this.#conversation.view)
  }

  #retry() {
    const failed = takeBackFailed(this.#conversation)
    if (!failed) return
    this.#conversation = failed.rest
    this.#transcript.show(this.#conversation.messages)
    void this.#send(failed.question)
  }

  /** A button that goes away when it is pressed leaves the focus where the answer comes. */
  #pressed(act: () => void) {
    act()
    if (touched.matches) this.#window.log.focus()
    else this.#composer.focus()
  }

  async #tellHelpful({ id, messageId = '' }: Message, helpful: boolean) {
    const { sessionId, messages } = this.#conversation
    this.#change({ messages: messages.map((known) => (known.id === id ? { ...known, helpful } : known)) })
    this.#transcript.show(this.#conversation.messages)
    this.#transcript.focusFollowUp()
    if (!sessionId) return
    const body = { session_id: sessionId, message_id: messageId, helpful }
    // The visitor has said it and is thanked; a count that does not arrive is nothing to bother them with.
    await call('POST /api/chat/feedback', { body }).catch(() => undefined)
  }

  /** What has been typed into the form is there when it is opened again, as long as nothing else has been asked. */
  async #handOver(when = '') {
    const questions = this.#conversation.messages.filter(({ sender }) => sender === 'user')
    const question = questions.at(-1)
    const about = `${question?.id} ${when}`
    if (this.#handOverForm?.about !== about) {
      const { handOverForm } = await import('./hand-over-form.ts')
      const view = await handOverForm({
        sessionId: this.#conversation.sessionId,
        question: question?.text ?? '',
        when,
        onBack: () => {
          this.#window.showInstead(null)
          this.#composer.focus()
        },
        onSent: () => {
          this.#handOverForm = null
        },
      })
      this.#handOverForm = { about, view }
    }
    const { view } = this.#handOverForm
    this.#window.showInstead(view)
    view.querySelector<HTMLElement>('h3')?.focus()
  }

  #restart() {
    this.#running?.abort()
    this.#running = null
    this.#setPending(false)
    this.#conversation = { ...newConversation(), draft: this.#conversation.draft }
    this.#transcript.show([])
    this.#show()
    this.#composer.focus()
  }

  #setPending(isPending: boolean) {
    this.#composer.setPending(isPending)
    this.#window.status.textContent = isPending ? chatText.typing : ''
    this.#transcript.showTyping(isPending ? '' : null)
    this.#launcher.show(this.#conversation.view, isPending)
  }

  #say(said: Message) {
    this.#conversation = withMessage(this.#conversation, said)
    this.#change({})
    this.#transcript.show(this.#conversation.messages)
  }

  #change(changed: Partial<Conversation>) {
    this.#conversation = { ...this.#conversation, ...changed }
    saveConversation(this.#conversation)
  }
}

customElements.define('chat-panel', ChatPanel)
