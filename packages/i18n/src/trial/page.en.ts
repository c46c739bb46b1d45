import type { trialPageHu } from './page.hu.ts'
import type { Texts } from '../texts.ts'

export const trialPageEn: Texts<typeof trialPageHu> = {
  request: {
    title: 'Request a trial of {{days}} days',
    intro:
      'The trial lasts {{days}} days, opens every module, is free of charge, comes without credit (what is paid for separately cannot be bought) and ends by itself: it does not become a subscription. It can be had once per company.',
    companyName: 'Company name',
    taxNumber: 'Tax number',
    name: 'Your name',
    email: 'E-mail address',
    accept: 'I accept the terms of the trial',
    readTerms: 'Read the terms',
    submit: 'Request the trial',
    sentTitle: 'We have received your request',
    noMail: 'If the mail does not arrive, please look among your junk mail too.',
    offTitle: 'Trials cannot be requested at present',
    off: 'No trial can be requested on this page at the moment.',
    faults: {
      taxNumber: 'The format of the tax number is not right. For example: 12345676-2-42',
      checkDigit: 'The check digit of the tax number does not match: please look for a typing mistake.',
      terms: 'For a trial the terms have to be accepted.',
      tooLong: 'At most {{limit}} characters.',
    },
  },
  terms: {
    title: 'Terms of the trial',
  },
  start: {
    title: 'Start the trial',
    text: 'Set the password you will sign in with. The trial begins then and lasts {{days}} days.',
    confirmation: 'Password again',
    submit: 'Start the trial',
    doneTitle: 'The trial has begun',
    ends: 'The trial ends: {{end}}',
    toLogin: 'Sign in',
    noTokenTitle: 'Incomplete link',
    noToken: 'The link is incomplete. Open it from the mail, or request a trial again.',
    again: 'Request a trial',
  },
  banner: {
    left_one: 'Trial: {{count}} day left, until {{end}}.',
    left_other: 'Trial: {{count}} days left, until {{end}}.',
    feature: 'Subscription after the trial',
  },
}
