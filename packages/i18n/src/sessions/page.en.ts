import type { sessionsPageHu } from './page.hu.ts'
import type { Texts } from '../texts.ts'

export const sessionsPageEn: Texts<typeof sessionsPageHu> = {
  title: 'Where you are signed in',
  this: 'this device',
  unknownDevice: 'Unknown device',
  kinds: {
    desktop: 'Computer',
    phone: 'Phone',
    tablet: 'Tablet',
    other: 'Other device',
  },
  methods: {
    password: 'by password',
    oidc: 'by a linked account',
    passkey: 'by passkey',
  },
  withSecondFactor: 'and a second factor',
  address: 'Network address: {{address}}',
  noAddress: 'Its network address is not known',
  started: 'Signed in {{moment}}',
  seen: 'last active {{moment}}',
  end: 'Sign out',
  endOf: '{{device}}: Sign out',
  endOthers: 'Sign out everywhere else',
  endOthersTitle: 'Sign out everywhere else?',
  endOthersText: 'You will have to sign in again on your other devices. What was not saved there may be lost.',
  seats: 'People of your company who are signed in now: {{signedIn}}. The contract is for {{contract}}.',
  seatsUnknown:
    'People of your company who are signed in now: {{signedIn}}. For how many the contract is, is not known here.',
  seatsOver: 'More people are signed in than the contract is for. Nobody is signed out because of it.',
  demo: 'Others use the demo account as well; where they are signed in is not shown.',
}
