import type { Texts } from '../texts.ts'
import type { alertMailsAnswersHu } from './answers.hu.ts'

export const alertMailsAnswersDe: Texts<typeof alertMailsAnswersHu> = {
  subject: {
    one: 'Monitoring: {{company}} – {{title}}',
    many: 'Monitoring: {{number}} überwachte Unternehmen haben sich verändert',
    manyNegative: 'Monitoring: {{number}} überwachte Unternehmen haben sich verändert, {{negative}} nachteilig',
    report: 'Wöchentlicher Monitoringbericht, {{date}}',
  },
  title: 'Benachrichtigung über überwachte Unternehmen, {{date}}',
  reportTitle: 'Wöchentlicher Monitoringbericht, {{date}}',
  intro_one:
    'Zu {{number}} überwachten Unternehmen sind neue Daten eingegangen, die wir Ihnen noch nicht gemeldet haben.',
  intro_other:
    'Zu {{number}} überwachten Unternehmen sind neue Daten eingegangen, die wir Ihnen noch nicht gemeldet haben.',
  unchanged_one:
    'Zu {{number}} weiteren überwachten Unternehmen haben unsere Quellen nichts Mitteilenswertes mitgeteilt. Das heißt nicht, dass dort nichts dergleichen geschehen ist.',
  unchanged_other:
    'Zu {{number}} weiteren überwachten Unternehmen haben unsere Quellen nichts Mitteilenswertes mitgeteilt. Das heißt nicht, dass dort nichts dergleichen geschehen ist.',
  open: 'Benachrichtigung öffnen',
  moreCompanies_one: 'und {{number}} weiteres Unternehmen auf der Seite der Benachrichtigung',
  moreCompanies_other: 'und {{number}} weitere Unternehmen auf der Seite der Benachrichtigung',
  moreChanges_one: 'und {{number}} weitere Änderung',
  moreChanges_other: 'und {{number}} weitere Änderungen',
  taxNumber: 'Steuernummer: {{number}}',
  foundByUs: 'von Mérleg aus den Registern ermittelt',
  source: 'Quelle: {{source}}',
  madeUp: 'erfundenes Unternehmen',
  told: '{{title}} ({{toldAs}})',
  change: '{{before}} › {{after}}',
  columns: {
    company: 'Unternehmen',
    taxNumber: 'Steuernummer',
    event: 'Ereignis',
    before: 'Vorher',
    after: 'Nachher',
    day: 'Tag',
    source: 'Quelle',
  },
  sections: {
    'company-data': 'Firmendaten',
    'financial-report': 'Jahresabschlüsse',
    'negative-info': 'Negative Informationen',
    score: 'Risikobewertung',
    sanctions: 'Sanktionslisten',
    'connection-list': 'Liste der Verbindungen',
    'final-owner': 'Wirtschaftliche Eigentümer',
  },
  report: {
    watched: 'Überwachte Unternehmen',
    bands: 'Nach Risikoklasse',
    withoutAccounts: 'Davon ohne Jahresabschluss bewertet, allein nach Registerdaten',
    since: 'Seit dem {{date}}',
    up: 'In eine bessere Risikoklasse gelangt',
    down: 'In eine schlechtere Risikoklasse gelangt',
    byModel:
      'In einer anderen Risikoklasse, seit ein anderes Modell oder andere Regeln bewerten (den Anteil des Unternehmens nennen die Meldungen)',
    unrated: 'Bewertung entfallen oder erstmals vergeben',
    unknownBefore: 'Frühere Risikoklasse nicht bekannt',
    negative: 'Negative Meldungen',
    neutral: 'Neutrale Meldungen',
    positive: 'Positive Meldungen',
    failures: 'Unternehmen mit neu gemeldetem Sanierungsverfahren, neuer Insolvenzliquidation oder Zwangslöschung',
    open: 'Offene Meldungen insgesamt',
  },
  footer: {
    why: 'Sie erhalten diese E-Mail, weil Ihr Abonnement diese Unternehmen überwacht.',
    settings: 'Häufigkeit der E-Mails einstellen',
    unsubscribe: 'E-Mails des Monitorings abbestellen',
  },
  link: '{{label}}: {{url}}',
  resumed: 'Ab jetzt werden die E-Mails des Monitorings wieder gesendet.',
  unsubscribed: 'Die E-Mails des Monitorings werden nicht mehr gesendet.',
}
