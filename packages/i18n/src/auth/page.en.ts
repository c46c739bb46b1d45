import type { authPageHu } from './page.hu.ts'
import type { Texts } from '../texts.ts'

export const authPageEn: Texts<typeof authPageHu> = {
  login: {
    title: 'Sign in',
    username: 'User name (e-mail address)',
    password: 'Password',
    submit: 'Sign in',
    expired: 'Your session has expired. Sign in again to continue on the same page.',
    trialOver: 'The trial of five days is over. Enter your password to request an offer.',
    forgot: 'Forgotten password',
    showPassword: 'Show password',
    trial: 'Request a trial of {{days}} days',
    noAccount: 'No account yet?',
    register: 'Register',
  },
  forgot: {
    title: 'Forgotten password',
    text: 'Enter your e-mail address and we will send you a link to set a new password.',
    email: 'E-mail address',
    submit: 'Send the link',
    back: 'Back to sign in',
  },
  message: {
    title: 'Message',
  },
  reset: {
    title: 'Set a new password',
    submit: 'Save new password',
    doneTitle: 'The new password is set',
    noTokenTitle: 'Incomplete link',
    noToken: 'The link is incomplete. Open it from the e-mail, or request a new recovery e-mail.',
  },
  newPassword: {
    label: 'New password',
    hint: 'at least 8 characters',
    confirmation: 'New password again',
  },
  demo: {
    title: 'Demo access',
    account: 'Account: {{email}}',
    terms:
      'Demo access is for trying the service. The companies and data in it may be made up; do not base business decisions on them.',
    termsTitle: 'Terms of demo access',
    readTerms: 'Read the terms',
    accept: 'I accept the terms of demo access',
    mustAccept: 'Please accept the terms.',
    submit: 'Enter the demo',
    noCredentials: 'The demo link is incomplete. Open the link you were given again.',
  },
}
