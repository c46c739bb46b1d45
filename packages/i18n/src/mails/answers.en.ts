import type { mailsAnswersHu } from './answers.hu.ts'
import type { Texts } from '../texts.ts'

export const mailsAnswersEn: Texts<typeof mailsAnswersHu> = {
  answer: { subject: 'Answer to your request number {{number}}', asked: 'What you asked:' },
  greeting: 'Dear {{name}},',
  signature: 'Kind regards,\nMérleg',
  recovery: {
    subject: 'Set a new password',
    why: 'A new password was requested for your Mérleg account. You can set it at this link:',
    limits:
      'The link is valid for {{minutes}} minutes and can be used once only. A new password ends every earlier sign-in.',
    ignore: 'If this was not you, there is nothing to do: your password remains unchanged.',
  },
  receipt: {
    subjects: {
      message: 'We have received your message',
      offer: 'We have received your request for an offer',
      'top-up': 'We have received your request for a top-up',
    },
    texts: {
      message: 'We have received your message:',
      offer: 'We have received your request for an offer for this module:',
      'top-up': 'We have received your request to top up your balance:',
    },
    number: 'Number of your request: {{number}}',
    answer: 'Our staff will reply to this e-mail address.',
  },
  topUp: '{{account}}: {{amount}} excluding VAT',
  favorites: {
    subject: 'Changes in your favourite searches',
    why: 'This is how the results of the favourites you watch have changed since our last mail:',
    entered: 'Entered: {{names}}',
    left: 'Left: {{names}}',
    more: '{{names}} and {{number}} more',
    stop: 'These mails can be switched off on the Favourites page, one by one or all at once: {{url}}',
  },
  webhook: {
    subject: 'Alerts are no longer sent: {{name}}',
    gone: '{{name}} ({{host}}) answered that it takes no more alerts (410), so we send it no further ones.',
    failing: '{{name}} ({{host}}) has taken no alert for three days, so we send it no further ones.',
    kept: 'The alerts are kept: when you switch sending on again, it goes on where it stopped. {{url}}',
  },
  watchExport: {
    subject: 'The export of your watched companies is ready',
    text: 'The export of your watched companies is ready. For {{days}} days you can download it here, after signing in:',
  },
  listExport: {
    subject: 'Your company list is ready',
    text: 'The company list that you bought is ready. You can download it here for {{days}} days after signing in, as often as you like; it can be made anew later, and what is yours already is not paid again:',
  },
  service: {
    subjects: {
      message: 'Message to customer service',
      offer: 'Request for an offer',
      'top-up': 'Request for a top-up of the balance',
    },
    message: 'Message',
    offer: 'Requested module',
    number: 'Request number',
    user: 'User',
    phone: 'Phone',
    subscriber: 'Subscriber',
    language: 'Language',
    page: 'Page',
    topUp: 'Top-up',
  },
}
