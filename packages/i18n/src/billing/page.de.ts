import type { Texts } from '../texts.ts'
import type { billingPageHu } from './page.hu.ts'

export const billingPageDe: Texts<typeof billingPageHu> = {
  title: 'An wen geht die Rechnung?',
  hint: 'Die Angaben bleiben beim Abonnement gespeichert; nächstes Mal müssen Sie sie nur noch prüfen.',
  onFile: 'Jetzt gespeichert',
  company: 'Firmenname',
  taxNumber: 'Steuernummer',
  taxNumberHint: 'Ungarische Steuernummer (12345678-1-42) oder ausländische USt-IdNr. mit Länderkürzel (ATU12345678)',
  zip: 'Postleitzahl',
  city: 'Ort',
  street: 'Straße, Hausnummer',
  contact: 'Ansprechpartner',
  phone: 'Telefonnummer',
  email: 'E-Mail-Adresse',
  emailHint: 'Dorthin gehen Bestätigung, Zahlungsaufforderung und Dokumente.',
  emailHintDemo: 'Demokonto: An diese Adresse wird nichts gesendet.',
  faultCount_one: 'Ein Feld ist zu berichtigen.',
  faultCount_other: '{{count}} Felder sind zu berichtigen.',
  faults: {
    'too-long': 'Höchstens {{limit}} Zeichen.',
    'tax-number':
      'Das ist keine Steuernummer. Schreiben Sie 12345678-1-42, eine ausländische USt-IdNr. mit Länderkürzel.',
    'tax-number-check-digit': 'Die Steuernummer ist falsch: Die Prüfziffer stimmt nicht.',
    zip: 'Eine ungarische Postleitzahl hat vier Ziffern.',
    'zip-short': 'Eine Postleitzahl hat mindestens drei Zeichen.',
    phone: 'Geben Sie eine Telefonnummer mit 6 bis 15 Ziffern an.',
    email: 'Geben Sie eine gültige E-Mail-Adresse an.',
  },
  name: 'Name',
  address: 'Anschrift',
}
