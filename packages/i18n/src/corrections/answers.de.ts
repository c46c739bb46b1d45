import type { Texts } from '../texts.ts'
import type { correctionsAnswersHu } from './answers.hu.ts'

export const correctionsAnswersDe: Texts<typeof correctionsAnswersHu> = {
  reported:
    'Ihre Meldung wurde unter der Nummer {{number}} erfasst. Bis zur Entscheidung gilt der Wert als „bestritten“.',
  print: {
    title: 'Bestrittene oder falsche Angaben in diesem Kapitel',
    intro:
      'Gemeldet von Benutzern Ihres Abonnements; die Werte stehen unverändert so da, wie die Quelle sie angibt. Was sich als falsch erwiesen hat, kann die Quelle seither berichtigt haben.',
    field: 'Angabe',
    shown: 'Angegebener Wert',
    expected: 'Laut Meldung',
    state: 'Stand',
    reportedOn: 'Gemeldet',
    disputed: 'bestritten, noch nicht entschieden',
    disputedShort: 'bestritten',
    accepted: 'hat sich als falsch erwiesen',
  },
  mail: {
    reporter: 'Gemeldet von',
    subscriber: 'Abonnent',
    language: 'Sprache',
    company: 'Unternehmen',
    section: 'Kapitel',
    field: 'Angabe',
    shown: 'Angegebener Wert',
    fault: 'Was ist falsch',
    expected: 'Was wäre richtig',
    evidence: 'Nachweis',
    serviceSubject: 'Meldung einer falschen Angabe, Nummer {{number}}',
    commands: 'Ansehen: merleg corrections show {{number}}\nAntworten: merleg corrections answer {{number}} --text "…"',
    receivedSubject: 'Wir haben Ihre Meldung erhalten, Nummer {{number}}',
    received:
      'Ihre Meldung wurde unter der Nummer {{number}} erfasst. Wir gehen der Sache bei der Quelle nach und antworten per E-Mail. Die Angabe bleibt unverändert so, wie die Quelle sie angibt.',
    toList: 'Ihre Meldungen:',
    answeredSubject: 'Antwort auf Ihre Meldung Nummer {{number}}',
    answered: '{{company}} – {{field}}: unsere Antwort auf Ihre Meldung Nummer {{number}}:',
    forwardedSubject: 'Ihre Meldung Nummer {{number}} wurde weitergeleitet',
    forwarded: '{{company}} – {{field}}: wir haben die Quelle zu Ihrer Meldung Nummer {{number}} befragt.',
    acceptedSubject: 'Ihre Meldung Nummer {{number}} wurde angenommen',
    accepted:
      '{{company}} – {{field}}: wir haben Ihre Meldung Nummer {{number}} angenommen. Neben dem Wert steht, dass er sich als falsch erwiesen hat, bis die Quelle einen neueren veröffentlicht.',
    refusedSubject: 'Ihre Meldung Nummer {{number}} wurde nicht angenommen',
    refused: '{{company}} – {{field}}: wir haben Ihre Meldung Nummer {{number}} nicht angenommen. Die Begründung:',
    withheldSubject: 'Ihrer Meldung Nummer {{number}} wurde stattgegeben',
    withheld:
      '{{company}} – {{field}}: Ihrer Meldung Nummer {{number}} haben wir stattgegeben. Berichte des Unternehmens zeigen Anschrift, Name der Mutter und Geburtsdatum der betroffenen Person nicht mehr; Name und Funktion bleiben, wie das Register sie angibt.',
  },
}
