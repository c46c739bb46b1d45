import type { Texts } from '../../texts.ts'
import type { reportPrintAnswersHu } from './answers.hu.ts'

export const reportPrintAnswersDe: Texts<typeof reportPrintAnswersHu> = {
  title: 'Firmenreport',
  infoTitle: 'Firmeninformation',
  fileName: 'firmenreport',
  infoFileName: 'firmeninformation',
  asOf: 'Stand: {{date}}',
  printedOn: 'Erstellt am {{date}}',
  page: 'Seite {{page}} / {{pages}}',
  contents: 'Inhalt',
  sources: 'Quellen',
  notice: 'Zusammenstellung zur Information aus den genannten Quellen; keine öffentliche Urkunde.',
  source: '{{publisher}}: {{title}}',
  unit: {
    plain: '{{unit}}',
    thousand: 'Tausend {{unit}}',
    million: 'Mio. {{unit}}',
    billion: 'Mrd. {{unit}}',
    person: 'Personen',
    percent: '%',
    points: 'Punkte',
  },
  withUnit: '{{title}} ({{unit}})',
  empty: {
    section: 'Die Datenbank enthält keine solchen Angaben zu dieser Firma.',
    valid: 'Keine gültigen Angaben.',
  },
  settingsSaved: 'Ihre Druckeinstellungen wurden gespeichert.',
  shownOf: 'Die ersten {{shown}} von {{total}}.',
  more: 'Die Datenbank enthält weitere; die Liste ist nicht vollständig.',
  financialReport: {
    title: '{{part}} {{years}}',
    previous: '{{year}} (Eröffnung)',
    amendments: '{{year}} Berichtigung',
    filledRows: 'Nur die ausgefüllten Zeilen.',
    usedRows: 'Nur die Zeilen, in denen in einem der Jahre ein Betrag ungleich null steht.',
  },
  figures: {
    company: 'Firma',
    median: 'Median',
    quartiles: 'Quartile',
    sector: 'Branche: {{name}}',
    sectorCompanies: 'aus den Daten von {{count}} Firmen',
    level: {
      class: 'Klasse',
      group: 'Gruppe',
      division: 'Abteilung',
    },
    table: 'Werte nach Jahren',
    sectorTable: 'Die Firma in ihrer Branche, {{year}}',
    companies: 'Anzahl der Firmen',
  },
  info: {
    checked: 'Was geprüft wurde',
    readOn: 'Übernommen',
    groups: 'Gibt Auskunft über',
    unchecked:
      'Dazu haben wir keine Quelle zu dieser Firma; ihr Fehlen bedeutet nicht, dass es nichts gibt: {{groups}}.',
  },
  marketing: {
    contacts: 'Kontakte',
    interests: 'Beteiligungen',
    associations: 'Verbundene Firmen',
    through: 'Verbindung über',
    type: 'Art der Verbindung',
  },
  columns: {
    figure: 'Bezeichnung',
    dates: 'Zeitraum',
    source: 'Quelle',
  },
}
