import type { messagesPageHu } from './page.hu.ts'
import type { Texts } from '../texts.ts'

export const messagesPageEn: Texts<typeof messagesPageHu> = {
  title: 'Send a message',
  intro: 'A question or a comment? Customer service will reply to your e-mail address.',
  message: 'Message',
  placeholder: 'Tell us how we can help.',
  fromPage: 'The page you are writing from is sent with the message: {{path}}',
  length: '{{used}} of {{limit}} characters',
  tooLong:
    'A message may have at most {{limit}} characters; this one has {{over}} more. Shorten it or send it in two parts.',
  submit: 'Send message',
  sent: 'Your message was sent',
  another: 'Another message',
}
