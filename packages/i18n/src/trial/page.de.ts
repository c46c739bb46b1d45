import type { trialPageHu } from './page.hu.ts'
import type { Texts } from '../texts.ts'

export const trialPageDe: Texts<typeof trialPageHu> = {
  request: {
    title: 'Testzugang für {{days}} Tage anfragen',
    intro:
      'Der Testzugang dauert {{days}} Tage, öffnet alle Module, ist kostenlos, enthält kein Guthaben (gesondert Bezahltes ist nicht erhältlich) und endet von selbst: Er wird nicht zu einem Abonnement. Jedes Unternehmen erhält ihn einmal.',
    companyName: 'Firma',
    taxNumber: 'Steuernummer',
    name: 'Ihr Name',
    email: 'E-Mail-Adresse',
    accept: 'Ich akzeptiere die Bedingungen des Testzugangs',
    readTerms: 'Bedingungen lesen',
    submit: 'Testzugang anfragen',
    sentTitle: 'Wir haben Ihre Anfrage erhalten',
    noMail: 'Falls die E-Mail nicht ankommt, sehen Sie bitte auch im Spam-Ordner nach.',
    offTitle: 'Derzeit kein Testzugang',
    off: 'Auf dieser Seite kann derzeit kein Testzugang angefragt werden.',
    faults: {
      taxNumber: 'Das Format der Steuernummer stimmt nicht. Beispiel: 12345676-2-42',
      checkDigit: 'Die Prüfziffer der Steuernummer stimmt nicht: Bitte prüfen Sie auf Tippfehler.',
      terms: 'Für den Testzugang müssen Sie die Bedingungen akzeptieren.',
      tooLong: 'Höchstens {{limit}} Zeichen.',
    },
  },
  terms: {
    title: 'Bedingungen des Testzugangs',
  },
  start: {
    title: 'Testzugang starten',
    text: 'Legen Sie das Passwort fest, mit dem Sie sich anmelden. Damit beginnt der Testzugang; er dauert {{days}} Tage.',
    confirmation: 'Passwort wiederholen',
    submit: 'Testzugang starten',
    doneTitle: 'Der Testzugang ist aktiv',
    ends: 'Ende des Testzugangs: {{end}}',
    toLogin: 'Anmelden',
    noTokenTitle: 'Unvollständiger Link',
    noToken: 'Der Link ist unvollständig. Öffnen Sie ihn aus der E-Mail, oder fragen Sie erneut an.',
    again: 'Testzugang anfragen',
  },
  banner: {
    left_one: 'Testzugang: noch {{count}} Tag, bis {{end}}.',
    left_other: 'Testzugang: noch {{count}} Tage, bis {{end}}.',
    feature: 'Abonnement nach dem Testzugang',
  },
}
