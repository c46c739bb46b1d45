import type { trialAnswersHu } from './answers.hu.ts'
import type { Texts } from '../texts.ts'

export const trialAnswersDe: Texts<typeof trialAnswersHu> = {
  requested: 'Wir haben Ihre Anfrage erhalten. Alles Weitere senden wir an die angegebene E-Mail-Adresse.',
  requestedOfOperator: 'Wir haben Ihre Anfrage erhalten und antworten in Kürze an die angegebene E-Mail-Adresse.',
  started: 'Der Testzugang ist aktiv. Melden Sie sich mit Ihrer E-Mail-Adresse und dem eben festgelegten Passwort an.',
  afterTrial: 'Abonnement nach dem Testzugang',
  greeting: 'Guten Tag,',
  ignore: 'Falls Sie das nicht waren, müssen Sie nichts tun.',
  link: {
    subject: 'Starten Sie Ihren Testzugang zu Mérleg',
    text: 'Unter diesem Link starten Sie den Testzugang für {{days}} Tage: Dort legen Sie Ihr Passwort fest.',
    limits:
      'Der Link ist {{hours}} Stunden gültig und kann nur einmal verwendet werden. Der Testzugang endet {{days}} Tage nach dem Start von selbst und wird nicht zu einem Abonnement.',
  },
  refused: {
    subject: 'Der Testzugang kann nicht gestartet werden',
    knownAddressSubject: 'Sie haben bereits Zugang zu Mérleg',
    knownAddress:
      'Mit dieser E-Mail-Adresse wurde ein Testzugang angefragt; zu ihr gibt es bereits einen Zugang. Hier können Sie sich anmelden oder ein neues Passwort anfordern und, falls Ihr Testzugang abgelaufen ist, ein Angebot:',
    taxNumber:
      'Für diese Steuernummer wurde ein Testzugang angefragt: {{taxNumber}}. Automatisch können wir für sie derzeit keinen einrichten; wir helfen Ihnen gern.',
    operator: 'Vielen Dank für Ihr Interesse. Einen Testzugang können wir Ihnen derzeit nicht geben.',
    offer: 'Wenn Sie ein Angebot wünschen oder eine Frage haben, antworten Sie auf diese E-Mail.',
  },
  receipt: {
    subject: 'Wir haben Ihre Anfrage für einen Testzugang erhalten',
    text: 'Für diese Steuernummer wurde ein Testzugang angefragt: {{taxNumber}}. Nummer der Anfrage: {{number}}.',
    answer: 'Wir antworten an diese E-Mail-Adresse.',
  },
  welcome: {
    subject: 'Ihr Testzugang zu Mérleg ist aktiv',
    text: 'Der Testzugang ist aktiv. Er endet von selbst: {{end}} (ungarische Zeit). Hier melden Sie sich an:',
  },
  service: {
    requestSubject: 'Anfrage für einen Testzugang: {{company}}',
    startedSubject: 'Ein Testzugang wurde gestartet: {{company}}',
    number: 'Anfragenummer',
    company: 'Unternehmen',
    taxNumber: 'Steuernummer',
    name: 'Angefragt von',
    language: 'Sprache',
    end: 'Ende',
    decide: 'Entscheiden: merleg requests trial-grant {{number}} oder merleg requests trial-refuse {{number}}',
  },
}
