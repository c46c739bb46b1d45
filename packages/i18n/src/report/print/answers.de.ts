import type { Texts } from '../../texts.ts'
import type { reportPrintAnswersHu } from './answers.hu.ts'

export const reportPrintAnswersDe: Texts<typeof reportPrintAnswersHu> = {
  title: 'Firmenbericht',
  infoTitle: 'Firmeninformation',
  fileName: 'firmenbericht',
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
    thousand: 'Tsd. {{unit}}',
    million: 'Mio. {{unit}}',
    billion: 'Mrd. {{unit}}',
    person: 'Personen',
    percent: '%',
    points: 'Punkte',
  },
  withUnit: '{{title}} ({{unit}})',
  empty: {
    section: 'Die Datenbank enthält keine solchen Angaben zu diesem Unternehmen.',
    valid: 'Bekannt sind nur frühere Einträge.',
  },
  settingsSaved: 'Ihre Druckeinstellungen wurden gespeichert.',
  shownOf: 'Die ersten {{shown}} von {{total}}.',
  more: 'Die Datenbank enthält weitere; die Liste ist nicht vollständig.',
  financialReport: {
    title: '{{part}} {{years}}',
    previous: '{{year}} (Eröffnungsbilanz)',
    amendments: '{{year}} Berichtigung',
    filledRows: 'Nur die ausgefüllten Zeilen.',
    usedRows: 'Nur die Zeilen, in denen in einem der Jahre ein Betrag ungleich null steht.',
  },
  figures: {
    company: 'Unternehmen',
    median: 'Median',
    quartiles: 'Quartile',
    sector: 'Branche: {{name}}',
    sectorCompanies: 'auf der Grundlage von {{count}} Unternehmen',
    sectorBasis:
      'Quartile und Mediane sind die von Unternehmen, die im selben Land und in derselben Währung ({{currency}}) einen Abschluss eingereicht haben; mit Abschlüssen in anderer Währung wird nicht verglichen. Aus weniger als fünf Unternehmen wird nichts berechnet.',
    level: {
      class: 'Klasse',
      group: 'Gruppe',
      division: 'Abteilung',
    },
    table: 'Werte nach Jahren',
    sectorTable: 'Das Unternehmen in seiner Branche, {{year}}',
    companies: 'Anzahl der Unternehmen',
  },
  info: {
    checked: 'Was geprüft wurde',
    readOn: 'Stand',
    groups: 'Gibt Auskunft über',
    lists:
      'Von den Sanktionslisten besagt das nur, dass keine amtliche Kennung des Unternehmens darauf steht und weder zu ihm noch zu den verglichenen Organen, unmittelbaren und mittelbaren Eigentümern ein Namenstreffer offen ist. Wer nicht bekannt ist, wurde nicht verglichen.',
    unchecked:
      'Das lässt sich bei diesem Unternehmen nicht vollständig prüfen: Es kann mehr geben als gezeigt, ein Fehlen ist kein Negativbefund: {{groups}}.',
  },
  marketing: {
    contacts: 'Kontaktdaten',
    interests: 'Beteiligungen',
    associations: 'Unternehmen im Umfeld',
    through: 'Verbindung über',
    type: 'Art der Verbindung',
  },
  columns: {
    day: 'Tag',
    details: 'Einzelheiten',
    value: 'Wert',
    figure: 'Bezeichnung',
    dates: 'Zeitraum',
    source: 'Quelle',
  },
}
