import type { requestsPageHu } from './page.hu.ts'
import type { Texts } from '../texts.ts'

export const requestsPageEn: Texts<typeof requestsPageHu> = {
  message: {
    title: 'Send a message',
    intro: 'A question or a comment? Customer service will reply to your e-mail address.',
    label: 'Message',
    placeholder: 'Tell us how we can help.',
    fromPage: 'The page you are writing from is sent with the message: {{path}}',
    length: '{{used}} of {{limit}} characters',
    tooLong:
      'A message may have at most {{limit}} characters; this one has {{over}} more. Shorten it or send it in two parts.',
    submit: 'Send message',
    sent: 'Your message was sent',
    another: 'Another message',
  },
  topUp: {
    open: 'Request a top-up',
    title: 'Request a top-up of the balance',
    intro: 'We will send a payment request to your e-mail address; the balance rises once it is paid.',
    amount: 'Amount ({{currency}}, excluding VAT)',
    missing: 'Missing for the purchase: {{amount}}',
    amountFault: 'Enter an amount above 0 and of at most {{most}}.',
    message: 'Note (optional)',
    messageTooLong: 'A note may have at most {{limit}} characters.',
    submit: 'Send request',
  },
}
