import type { trialAnswersHu } from './answers.hu.ts'
import type { Texts } from '../texts.ts'

export const trialAnswersEn: Texts<typeof trialAnswersHu> = {
  requested: 'We have received your request. What to do next is sent by mail to the e-mail address given.',
  requestedOfOperator: 'We have received your request. Our staff will shortly reply to the e-mail address given.',
  started: 'The trial has begun. Sign in with your e-mail address and the password you have just set.',
  afterTrial: 'Subscription after the trial',
  greeting: 'Dear recipient,',
  ignore: 'If this was not you, there is nothing to do.',
  link: {
    subject: 'Start your trial of Mérleg',
    text: 'At this link you can start the trial of {{days}} days: set your password there.',
    limits:
      'The link is valid for {{hours}} hours and can be used once only. The trial ends by itself {{days}} days after it was started and does not become a subscription.',
  },
  refused: {
    subject: 'The trial cannot be started',
    knownAddressSubject: 'You already have access to Mérleg',
    knownAddress:
      'A trial was requested with this e-mail address, which already has an account. Here you can sign in or request a new password and, if your trial is over, an offer:',
    taxNumber:
      'A trial was requested for this tax number: {{taxNumber}}. We cannot start one for it automatically now; our staff will help.',
    operator: 'Thank you for your interest. We cannot give you a trial at present.',
    offer: 'If you would like an offer or have a question, reply to this mail.',
  },
  receipt: {
    subject: 'We have received your request for a trial',
    text: 'A trial was requested for this tax number: {{taxNumber}}. Number of the request: {{number}}.',
    answer: 'Our staff will reply to this e-mail address.',
  },
  welcome: {
    subject: 'Your trial of Mérleg has begun',
    text: 'The trial has begun. It ends by itself on {{end}} (Hungarian time). You can sign in here:',
  },
  service: {
    requestSubject: 'Request for a trial: {{company}}',
    startedSubject: 'A trial has begun: {{company}}',
    number: 'Request number',
    company: 'Company',
    taxNumber: 'Tax number',
    name: 'Requested by',
    language: 'Language',
    end: 'Ends',
    decide: 'To decide: merleg requests trial-grant {{number}} or merleg requests trial-refuse {{number}}',
  },
}
