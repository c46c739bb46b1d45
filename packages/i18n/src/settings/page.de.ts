import type { settingsPageHu } from './page.hu.ts'
import type { Texts } from '../texts.ts'

export const settingsPageDe: Texts<typeof settingsPageHu> = {
  title: 'Einstellungen',
  report: 'Firmenbericht',
  monitoring: 'Monitoring und Benachrichtigungen',
  other: 'Suche und Ansicht',
  companyTitle: 'Firmenweite Einstellungen',
  companyIntro: 'Diese gelten für alle Benutzer des Abonnements. Eine Änderung kommt ins Aktivitätsprotokoll.',
  companyLevel: 'firmenweit',
  companyLevelHint: 'Gilt für alle Benutzer des Abonnements.',
  companyReadOnly: 'Ändern kann es ein Administrator des Abonnements.',
  confirmTitle: 'Eine firmenweite Einstellung ändert sich',
  confirmText: 'Die Änderung gilt für alle Benutzer des Abonnements.',
  companyReportValidDetails: 'Nur gültige Daten',
  companyReportValidDetailsHint: 'Berichte blenden nicht mehr gültige Einträge aus.',
  companyReportOpenAll: 'Alle Gruppen geöffnet',
  companyReportOpenAllHint: 'Die Gruppen der Firmendaten erscheinen geöffnet.',
  companyReportThousands: 'Beträge in Tausend Forint',
  companyReportThousandsHint: 'Forintbeträge in Berichten werden in Tausend gezeigt.',
  companyReportHideHistory: 'Suchverlauf ausblenden',
  companyReportHideHistoryHint: 'Die Startseite lädt und zeigt den Verlauf nicht.',
  monitoringNegativeEvents: 'Nur negative Ereignisse',
  monitoringNegativeEventsHint:
    'Auf der Website und in E-Mails melden wir nur nachteilige Änderungen. Ausgenommen gewünschte Meldungen zum Erlöschen und eigene Regeln.',
  notificationOfCloses: 'Benachrichtigung über Löschungen',
  notificationOfClosesHint:
    'Dass Unternehmen erlöschen, und Verfahren, die dahin führen, melden wir unabhängig von der Stufe.',
  monitoringTable: 'Monitoring-Tabelle in der E-Mail',
  monitoringTableHint:
    'Die E-Mail zeigt Änderungen in einer Tabelle: Unternehmen, Steuernummer, Ereignis, vorher, nachher, Tag, Quelle. Sonst eine kurze Liste mit Links.',
  weeklyMonitoringReport: 'Wöchentlicher Monitoring-Bericht',
  weeklyMonitoringReportHint:
    'Am Morgen des ersten Arbeitstags der Woche fasst er die überwachten Unternehmen in Zahlen zusammen, auch wenn keine Änderung gemeldet wurde.',
  alertMails: 'E-Mails über Meldungen',
  alertMailChoices: {
    'at-once': {
      label: 'Sofort',
      hint: 'Einige Sekunden nach der Änderung, aber höchstens eine E-Mail innerhalb von fünf Minuten.',
    },
    daily: {
      label: 'Täglich',
      hint: 'An Arbeitstagen um sieben Uhr morgens eine E-Mail, wenn es etwas zu melden gibt.',
    },
    weekly: {
      label: 'Wöchentlich',
      hint: 'Am ersten Arbeitstag der Woche um sieben Uhr morgens eine E-Mail, wenn es etwas zu melden gibt.',
    },
    off: { label: 'Keine E-Mails', hint: 'Die Meldungen erscheinen auch dann auf der Website.' },
  },
  salesView: 'Vertriebsansicht',
  salesViewHint:
    'Wo Sie nichts selbst angeordnet haben, zeigen die Listen der erweiterten und der Marketingsuche Umsatz, Wachstum, Mitarbeiterzahl und Haupttätigkeit, die der Marketingsuche auch Kontaktdaten, und die Übersicht eines Berichts beginnt mit den Kontaktdaten.',
  perPage: 'Treffer pro Seite',
  perPageHint:
    'So viele Zeilen stehen auf einer Seite der Treffer, Meldungen und anderer Listen, die die Wahl bieten, bis Sie dort etwas anderes wählen.',
}
