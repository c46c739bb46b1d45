import type { Texts } from '../texts.ts'
import type { correctionsPageHu } from './page.hu.ts'

export const correctionsPageDe: Texts<typeof correctionsPageHu> = {
  form: {
    title: 'Falsche Angabe melden',
    intro:
      'Wir gehen der Sache bei der Quelle nach und antworten per E-Mail. Bis dahin bleibt der Wert unverändert und ist als „bestritten“ gekennzeichnet; andere Abonnenten sehen die Meldung nicht.',
    field: 'Angabe',
    shownValue: 'Der Wert, wie Sie ihn sehen',
    fault: 'Was ist falsch?',
    expected: 'Was wäre richtig?',
    evidence: 'Nachweis',
    evidenceHint: 'Freiwillig: woher Sie es wissen, wo es zu sehen ist.',
    file: 'Datei',
    fileHint: 'Freiwillig: PDF, PNG oder JPEG, höchstens 5 MB.',
    filePlaceholder: 'Datei wählen',
    clearFile: 'Datei verwerfen',
    fileTooLarge: 'Die Datei ist größer als 5 MB.',
    fileFailed: 'Die Meldung wurde unter der Nummer {{number}} erfasst, die Datei konnte aber nicht gesendet werden.',
    submit: 'Meldung senden',
    sendFile: 'Datei senden',
  },
  marks: {
    disputed: 'bestritten',
    disputedText:
      'Bestritten: am {{date}} wurde gemeldet, dass statt „{{shown}}“ richtig wäre: {{expected}}. Darüber ist noch nicht entschieden.',
    wrong: 'hat sich als falsch erwiesen',
    wrongText:
      'Hat sich als falsch erwiesen. Laut Meldung vom {{date}} wäre statt „{{shown}}“ richtig: {{expected}}. Die Quelle hat seither keinen neueren Wert veröffentlicht.',
    unknown: 'Welche Werte als falsch gemeldet wurden, können wir im Augenblick nicht sagen.',
  },
  section: {
    title: 'Bestrittene oder falsche Angaben in diesem Kapitel',
    expected: 'laut Meldung vom {{date}} wäre richtig: {{expected}}',
    note: 'Gemeldet von Benutzern Ihres Abonnements; die Werte stehen unverändert so da, wie die Quelle sie angibt. Was sich als falsch erwiesen hat, kann die Quelle seither berichtigt haben.',
    toList: 'Meine gemeldeten Fehler',
  },
  list: {
    title: 'Meine gemeldeten Fehler',
    reported: 'Was Sie als falsch gemeldet haben',
    reportedAt: 'Gemeldet',
    sources: 'Quellen, wie sie damals angegeben waren',
    answers: 'Antworten',
    emptyTitle: 'Sie haben noch keine falsche Angabe gemeldet',
    emptyText: 'Neben den Werten eines Berichts, wo die Quelle steht, können Sie eine falsche Angabe melden.',
    demoTitle: 'In der Demo kann keine falsche Angabe gemeldet werden',
    demoText: 'Das Demokonto steht allen offen: Was ein Besucher meldet, würden alle anderen lesen.',
  },
  states: {
    reported: 'Wartet auf Entscheidung',
    forwarded: 'Bei der Quelle, wartet auf Entscheidung',
    accepted: 'Angenommen',
    refused: 'Nicht angenommen',
    withheld: 'Persönliche Angaben zurückgehalten',
  },
  notices: {
    answered: 'Antwort',
    forwarded: 'Die Quelle wurde befragt',
    accepted: 'Angenommen',
    refused: 'Nicht angenommen',
    withheld: 'Zurückgehalten',
  },
}
