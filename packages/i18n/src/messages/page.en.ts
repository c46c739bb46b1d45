import type { messagesPageHu } from './page.hu.ts'
import type { Texts } from '../texts.ts'

export const messagesPageEn: Texts<typeof messagesPageHu> = {
  title: 'Send a message',
  intro: 'A question or a remark? Customer service answers to your e-mail address.',
  message: 'Message',
  placeholder: 'Tell us how we can help.',
  fromPage: 'The message carries the page you write from: {{path}}',
  length: '{{used}} of {{limit}} characters',
  tooLong: 'A message has at most {{limit}} characters, this one {{over}} more. Shorten it, or send it in two parts.',
  submit: 'Send message',
  sent: 'Your message was sent',
  another: 'Another message',
}
