import type { oidcPageHu } from './page.hu.ts'
import type { Texts } from '../texts.ts'

export const oidcPageEn: Texts<typeof oidcPageHu> = {
  title: 'Linked accounts',
  text: 'Once your Mérleg account is linked to an account with the provider, you can sign in with that as well. Provider: {{provider}}.',
  empty: 'You have not linked an account yet.',
  link: 'Link: {{provider}}',
  unlink: 'Unlink',
  unlinkOf: '{{label}}: Unlink',
  unlinkTitle: 'Unlink {{label}}?',
  unlinkText: 'This account can then no longer be used to sign in.',
  linked: 'Linked {{moment}}',
  used: 'last used {{moment}}',
  neverUsed: 'not used yet',
}
