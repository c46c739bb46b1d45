import type { settingsPageHu } from './page.hu.ts'
import type { Texts } from '../texts.ts'

export const settingsPageDe: Texts<typeof settingsPageHu> = {
  title: 'Einstellungen',
  report: 'Firmenbericht',
  monitoring: 'Monitoring und Benachrichtigungen',
  other: 'Suche und Ansicht',
  companyLevel: 'firmenweit',
  companyLevelHint: 'Gilt für alle Benutzer des Abonnements.',
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
  notificationOfCloses: 'Benachrichtigung über Löschungen',
  monitoringTable: 'Monitoring-Tabelle in der E-Mail',
  weeklyMonitoringReport: 'Wöchentlicher Monitoring-Bericht',
  salesView: 'Vertriebsansicht',
  perPage: 'Treffer pro Seite',
}
