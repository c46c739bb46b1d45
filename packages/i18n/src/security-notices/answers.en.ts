import type { securityNoticesAnswersHu } from './answers.hu.ts'
import type { Texts } from '../texts.ts'

export const securityNoticesAnswersEn: Texts<typeof securityNoticesAnswersHu> = {
  unknownDevice: 'unknown device',
  look: 'See where you are signed in and what can be used to sign in: {{url}}',
  foreign:
    'If this was not you, set a new password at once (Forgotten password on the sign-in page), sign out on all other devices, and tell our customer service.',
  subjects: {
    'new-device': 'Sign-in from a new device',
    'app-set': 'An authenticator app was set up',
    'app-removed': 'The authenticator app was removed',
    'recovery-codes-made': 'New recovery codes were made',
    'recovery-code-used': 'A recovery code was used',
    'passkey-added': 'A passkey was added',
    'passkey-removed': 'A passkey was deleted',
    'identity-linked': 'An account was linked',
    'identity-unlinked': 'An account was unlinked',
    'second-factor-reset': 'Customer service removed your second factor',
    'second-factor-guessed': 'Many wrong codes were entered for your account',
    'second-factor-reset-by-administrator': 'An administrator removed your second factor',
    'second-factor-locked': 'Codes of your app are no longer accepted',
  },
  texts: {
    'new-device':
      '{{moment}}: somebody signed in with your account from a device not used before. Device: {{device}}, network address: {{address}}.',
    'app-set':
      '{{moment}}: an authenticator app was set up for your account. Its code is needed to sign in from now on.',
    'app-removed': '{{moment}}: the authenticator app of your account was removed.',
    'recovery-codes-made': '{{moment}}: new recovery codes were made for your account. The former ones no longer work.',
    'recovery-code-used':
      '{{moment}}: one of the recovery codes of your account was used. Codes that can still be used: {{left}}.',
    'passkey-added':
      '{{moment}}: a passkey was added to your account, for signing in without a password. Its name: {{name}}.',
    'passkey-removed': '{{moment}}: a passkey of your account was deleted. Its name: {{name}}.',
    'identity-linked':
      '{{moment}}: your Mérleg account was linked to an account that can be used to sign in from now on. Provider: {{provider}}, account: {{label}}.',
    'identity-unlinked':
      '{{moment}}: an account was unlinked from your Mérleg account. Provider: {{provider}}, account: {{label}}.',
    'second-factor-reset':
      '{{moment}}: our customer service removed the authenticator app, passkeys and recovery codes of your account, and you have been signed out everywhere. You can sign in with your password and set them up again.',
    'second-factor-guessed':
      '{{moment}}: a wrong code was entered for your account many times. If it was not you, somebody may know your password or use a device on which you are signed in; these tries did not succeed.',
    'second-factor-reset-by-administrator':
      '{{moment}}: an administrator of your subscription removed the authenticator app, the passkeys and the recovery codes of your account, and you were signed out everywhere. You can sign in with your password and set them up again.',
    'second-factor-locked':
      '{{moment}}: within 24 hours very many wrong codes were entered for your account, so the codes of the authenticator app are no longer accepted. You can sign in with a recovery code or a passkey; once a recovery code was used, codes of the app work again. If that was not you, somebody may know your password: set a new one.',
  },
  /** To the administrators of a subscriber. */
  administrators: {
    look: 'Your users, keys and the audit trail are here: {{url}}',
    foreign:
      'If you do not know of this, ask the person concerned; if they do not know either, take it back and tell our customer service.',
    subjects: {
      'key-made': 'A new key was made for the subscription',
      'administrator-made': 'The subscription has a new administrator',
      'administrator-joined': 'A new administrator joined the subscription',
      'factor-removed': 'A second factor of a user was removed',
    },
    texts: {
      'key-made':
        '{{moment}}: {{by}} made a new key, by which programs can reach the data of the subscription. Name of the key: {{key}}.',
      'administrator-made': '{{moment}}: {{by}} made this user an administrator: {{user}}.',
      'administrator-joined': '{{moment}}: {{user}} accepted the invitation and joined as an administrator.',
      'factor-removed': '{{moment}}: an authenticator app or a passkey was removed from the account of {{user}}.',
    },
  },
}
