import type { passkeysPageHu } from './page.hu.ts'
import type { Texts } from '../texts.ts'

export const passkeysPageEn: Texts<typeof passkeysPageHu> = {
  title: 'Passkeys',
  text: 'With a passkey you sign in without a password: your phone, computer or security key knows you by fingerprint, face or PIN. It does not work on a forged page.',
  empty: 'You have not added a passkey yet.',
  add: 'Add a passkey',
  name: 'Name',
  nameHint: 'By which you know it: such as My phone, or Office key.',
  nameRequired: 'Give the passkey a name.',
  rename: 'Rename',
  renameOf: '{{name}}: Rename',
  delete: 'Delete',
  deleteOf: '{{name}}: Delete',
  deleteTitle: 'Delete this passkey: {{name}}?',
  deleteText: 'It can then no longer be used to sign in. Delete it on your device as well.',
  added: 'Added {{moment}}',
  used: 'last used {{moment}}',
  neverUsed: 'not used yet',
  synced: 'available on several devices',
  cancelled: 'The request for the passkey was cancelled or timed out. Try again.',
  known: 'There is a passkey of yours on this device already.',
  unsupported: 'Passkeys cannot be used in this browser or at this address.',
}
