import type { Texts } from '../../texts.ts'
import type { reportPrintPageHu } from './page.hu.ts'

export const reportPrintPageDe: Texts<typeof reportPrintPageHu> = {
  title: 'Drucken: {{company}}',
  panel: 'Druckeinstellungen',
  open: 'Einstellungen öffnen',
  close: 'Einstellungen ausblenden',
  sections: 'Abschnitte',
  all: 'Alle',
  none: 'Keine',
  options: 'Inhalt',
  onlyLastReport: 'Nur der letzte Jahresabschluss',
  onlyLastReportHint: 'Sonst die letzten fünf Geschäftsjahre.',
  download: 'PDF herunterladen',
  print: 'Drucken',
  save: 'Einstellungen speichern',
  load: 'Gespeicherte Einstellungen',
  nothingSaved: 'Sie haben noch keine Druckeinstellungen gespeichert.',
  back: 'Zurück zum Bericht',
  empty: {
    title: 'Wählen Sie die zu druckenden Abschnitte',
    text: 'Die gewählten Abschnitte erscheinen hier so, wie sie auf Papier oder im PDF stehen werden.',
    action: 'Alle Abschnitte',
  },
  locked: 'Nicht enthalten, da nicht Teil Ihres Abonnements: {{sections}}.',
  absent: 'Im Bericht dieses Unternehmens gibt es diese Abschnitte nicht: {{sections}}.',
  contents: 'Inhalt',
  sources: 'Quellen',
  printedOn: 'Erstellt am {{date}}',
  updating: 'Wird aktualisiert…',
  chart: '{{title}}: {{values}}',
  point: '{{label}}: {{value}}',
}
