import type { Texts } from '../texts.ts'
import type { favoritesAnswersHu } from './answers.hu.ts'

export const favoritesAnswersDe: Texts<typeof favoritesAnswersHu> = {
  added: 'Die Suche wurde unter Ihren Favoriten gespeichert.',
  updated: 'Ihre Änderungen wurden gespeichert.',
  deleted: 'Der Favorit wurde gelöscht.',
  restored: 'Der Favorit wurde wiederhergestellt.',
  subscribed:
    'Ab jetzt beobachten wir, wer hinzukommt und wer ausscheidet. Änderungen schicken wir Ihnen wöchentlich per E-Mail.',
  subscribedDemo: 'Ab jetzt beobachten wir, wer hinzukommt und wer ausscheidet. Demo-Zugänge erhalten keine E-Mails.',
  unsubscribed: 'Seine Änderungen werden nicht mehr beobachtet.',
  allUnsubscribed: 'Keiner Ihrer Favoriten wird mehr beobachtet; auch E-Mails dazu werden nicht mehr verschickt.',
  notChecked:
    'Der Vergleich war gerade nicht möglich: Die Beobachtung wurde inzwischen beendet, oder eine andere Prüfung war schneller.',
  unchanged: 'Seit der letzten Prüfung hat sich der Kreis der Treffer nicht geändert.',
  changed: 'Hinzugekommen: {{entered}}, ausgeschieden: {{left}}.',
  unknownValue: 'nicht bekannt',
  newCompany: 'das Unternehmen ist neu in unserem Register',
  losses: {
    amounts:
      'Aus einem Favoriten mit Betragsgrenzen scheidet auch ein Unternehmen aus, dessen neuer Abschluss nicht mehr in Forint aufgestellt ist: Seine Beträge werden nicht umgerechnet.',
    wholeYear:
      'Aus einem Favoriten mit Grenzen für Umsatz, EBITDA, Ergebnisse oder Körperschaftsteuer scheidet auch ein Unternehmen aus, dessen neuer Abschluss kein volles Geschäftsjahr betrifft: Seine Beträge werden nicht auf zwölf Monate umgerechnet.',
    growth:
      'Aus einem Favoriten mit Umsatzveränderung scheidet auch ein Unternehmen aus, dessen neuer Abschluss in einer anderen Währung als der des Vorjahres aufgestellt ist und das Vorjahr nicht in der neuen nennt: Die beiden Jahre werden nicht verglichen.',
  },
}
