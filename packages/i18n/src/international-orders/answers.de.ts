import type { Texts } from '../texts.ts'
import type { internationalOrdersAnswersHu } from './answers.hu.ts'

export const internationalOrdersAnswersDe: Texts<typeof internationalOrdersAnswersHu> = {
  type: 'Auslandsauskunft auf Bestellung',
  typeOnline: 'Sofort-Auskunft: {{report}}',
  ordered:
    'Ihre Bestellung wurde unter der Nummer {{number}} erfasst. Der Preis ist vorgemerkt; sobald die Auskunft fertig ist, erhalten Sie eine E-Mail.',
  orderedDemo:
    'Ihre Bestellung wurde unter der Nummer {{number}} erfasst. Der Preis ist vorgemerkt. Demokonto: Es wird keine E-Mail gesendet, die fertige Auskunft kann bei der Bestellung heruntergeladen werden.',
  orderedBefore:
    'Diese Bestellung wurde bereits unter der Nummer {{number}} erfasst; der Preis ist nur einmal vorgemerkt.',
  terms: {
    held: 'Mit der Bestellung wird der Preis auf Ihrem internationalen Guthaben vorgemerkt und erst bei der Lieferung abgebucht.',
    delivered: 'Unsere Mitarbeiter beschaffen die Auskunft; Sie erhalten eine E-Mail und laden sie hier herunter.',
    deliveredDemo:
      'Unsere Mitarbeiter beschaffen die Auskunft. Demokonto: Es wird keine E-Mail gesendet, die fertige Auskunft kann hier heruntergeladen werden.',
    defaultPrices: 'Darunter sind Standardpreise des Programms, die der Betreiber noch nicht durch eigene ersetzt hat.',
  },
  notices: {
    answered: 'Antwort erhalten',
    delivered: 'Auskunft fertig',
    cancelled: 'Bestellung storniert',
    refunded: 'Preis erstattet',
  },
  mail: {
    orderedSubject: 'Bestellung einer Auslandsauskunft: {{number}}',
    ordered:
      'Wir haben folgende Bestellung unter der Nummer {{number}} erfasst. Der Preis ist vorgemerkt und wird erst bei der Lieferung abgebucht.',
    answeredSubject: 'Antwort auf Ihre Bestellung: {{number}}',
    answered: 'Unsere Mitarbeiter schreiben zu Ihrer Bestellung {{number}}:',
    deliveredSubject: 'Ihre bestellte Auskunft ist fertig: {{number}}',
    delivered:
      'Die unter der Nummer {{number}} bestellte Auskunft ist fertig. Nach der Anmeldung laden Sie sie hier herunter:',
    cancelledSubject: 'Ihre Bestellung wurde storniert: {{number}}',
    cancelled:
      'Die Bestellung {{number}} wurde storniert. Der Preis wurde nicht abgebucht; der vorgemerkte Betrag ist wieder frei.',
    refundedSubject: 'Der Preis Ihrer Bestellung wurde erstattet: {{number}}',
    refunded:
      'Der Preis der Bestellung {{number}} wurde erstattet: {{price}} ohne USt. Der Betrag ist wieder frei; der Bericht kann nicht mehr heruntergeladen werden.',
    reason: 'Bemerkung unserer Mitarbeiter:',
    toOrder: 'Nach der Anmeldung sehen Sie die Bestellung hier:',
    country: 'Land',
    company: 'Unternehmen',
    address: 'Anschrift',
    taxNumber: 'Steuernummer',
    companyNumber: 'Registernummer',
    deadline: 'Frist',
    person: 'Ansprechpartner',
    phone: 'Telefon',
    email: 'E-Mail',
    comment: 'Bemerkung',
    price: 'Preis ohne USt.',
    orderedBy: 'Besteller',
    subscriber: 'Abonnent',
    language: 'Sprache',
    commands: 'Zu tun: merleg orders show {{number}}, dann answer, deliver oder cancel.',
    question: 'Bei Fragen antworten Sie auf diese E-Mail und nennen Sie die Bestellnummer.',
  },
}
