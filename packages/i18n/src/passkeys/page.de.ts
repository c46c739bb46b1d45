import type { passkeysPageHu } from './page.hu.ts'
import type { Texts } from '../texts.ts'

export const passkeysPageDe: Texts<typeof passkeysPageHu> = {
  title: 'Passkeys',
  text: 'Mit einem Passkey melden Sie sich ohne Passwort an: Telefon, Computer oder Sicherheitsschlüssel erkennen Sie an Fingerabdruck, Gesicht oder PIN. Auf einer gefälschten Seite funktioniert er nicht.',
  empty: 'Sie haben noch keinen Passkey hinzugefügt.',
  add: 'Passkey hinzufügen',
  name: 'Name',
  nameHint: 'Woran Sie ihn erkennen: etwa Mein Telefon oder Büroschlüssel.',
  nameRequired: 'Geben Sie dem Passkey einen Namen.',
  rename: 'Umbenennen',
  renameOf: '{{name}}: Umbenennen',
  delete: 'Löschen',
  deleteOf: '{{name}}: Löschen',
  deleteTitle: 'Diesen Passkey löschen: {{name}}?',
  deleteText: 'Damit kann sich dann niemand mehr anmelden. Löschen Sie ihn auch auf Ihrem Gerät.',
  added: 'Hinzugefügt: {{moment}}',
  used: 'zuletzt verwendet: {{moment}}',
  neverUsed: 'noch nicht verwendet',
  synced: 'auf mehreren Geräten verfügbar',
  cancelled: 'Die Anfrage nach dem Passkey wurde abgebrochen oder ist abgelaufen. Versuchen Sie es noch einmal.',
  known: 'Auf diesem Gerät gibt es schon einen Passkey von Ihnen.',
  unsupported: 'In diesem Browser oder unter dieser Adresse können keine Passkeys verwendet werden.',
}
