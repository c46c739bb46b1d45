import type { Texts } from '../texts.ts'
import type { personalDataAnswersHu } from './answers.hu.ts'

export const personalDataAnswersDe: Texts<typeof personalDataAnswersHu> = {
  closing: 'Ihr Konto wird am {{date}} geschlossen. Bis dahin können Sie das in Ihrem Profil zurücknehmen.',
  closed: 'Ihr Konto ist geschlossen.',
  kept: 'Das Konto bleibt bestehen.',
  mail: {
    closingSubject: 'Die Schließung Ihres Kontos wurde beantragt',
    closing:
      'Ihr Konto wird am {{date}} geschlossen. Wenn Sie es sich anders überlegt haben, können Sie das bis dahin in Ihrem Profil zurücknehmen. Wenn nicht Sie es beantragt haben, melden Sie sich an, nehmen Sie es zurück und ändern Sie Ihr Passwort.',
    closingByOther:
      'Ihr Konto wird am {{date}} geschlossen: Ein Administrator Ihres Abonnements oder unser Kundendienst hat es veranlasst. Wenn Sie nicht einverstanden sind, können Sie es bis dahin in Ihrem Profil zurücknehmen; bitte sagen Sie es auch dem Administrator.',
    keptSubject: 'Ihr Konto bleibt doch bestehen',
    kept: 'Ihr Konto wird am {{date}} doch nicht geschlossen: Ein Administrator Ihres Abonnements oder unser Kundendienst hat es zurückgenommen. Wenn Sie es weiterhin wünschen, beantragen Sie es in Ihrem Profil erneut.',
    closedSubject: 'Ihr Konto ist geschlossen',
    closed:
      'Ihr Konto ist geschlossen: Name, Adresse, Telefonnummer, Suchen, Listen und Nachrichten sind gelöscht. Was wir von Gesetzes wegen aufbewahren müssen (Bestellungen, Guthaben), bleibt ohne Namen. Dies ist unsere letzte E-Mail an diese Adresse.',
  },
}
