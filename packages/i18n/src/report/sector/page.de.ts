import type { Texts } from '../../texts.ts'
import type { reportSectorPageHu } from './page.hu.ts'

export const reportSectorPageDe: Texts<typeof reportSectorPageHu> = {
  choice: {
    label: 'Branche',
    main: 'Haupttätigkeit',
    other: 'Weitere Tätigkeiten',
    class: 'Klasse',
    group: 'Gruppe',
    division: 'Abteilung',
    option_one: '{{name}} ({{level}}, {{companies}} Unternehmen)',
    option_other: '{{name}} ({{level}}, {{companies}} Unternehmen)',
    optionFew: '{{name}} ({{level}}, weniger als fünf Unternehmen in dieser Währung)',
  },
  basis:
    'Unternehmen mit dieser Haupttätigkeit, die im selben Land und in derselben Währung einen Abschluss eingereicht haben. Ein Viertel liegt unter dem unteren, ein Viertel über dem oberen Quartil; der Median ist der mittlere Wert. Aus weniger als fünf Unternehmen wird nichts berechnet.',
  basisMadeUp: 'Ein erfundenes Unternehmen: Es wird nur mit erfundenen Unternehmen verglichen.',
  computedAt: 'Berechnet am {{day}}.',
  table: {
    title: 'Vergleich',
    caption: 'Kennzahlen des Unternehmens neben den Quartilen der Branche, {{year}}',
    year: 'Geschäftsjahr {{year}}',
  },
  quarters: {
    lowest: 'unterstes Viertel',
    second: 'zweites Viertel, bis zum Median',
    third: 'drittes Viertel, über dem Median',
    highest: 'oberstes Viertel',
    shared: 'gleich wie bei vielen anderen',
  },
  chart: {
    company: 'Das Unternehmen',
    median: 'Median',
    middle: 'Mittlere Hälfte der Unternehmen',
    lowerQuartile: 'Unteres Quartil',
    upperQuartile: 'Oberes Quartil',
    counts: 'Unternehmen',
    count: '{{year}}: {{companies}}',
    few: 'unter 5',
    formula: 'Berechnung',
  },
  wider: 'Wählen Sie eine weitere oder eine andere Branche: Unter den angebotenen sind genügend große.',
  untold: 'Aus den Abschlüssen nicht zu berechnen: {{figures}}',
  ownSector: 'Zur Branche des Unternehmens',
  ownSectorHint: 'Zur Wahl stehen die Branchen, in denen das Unternehmen eine eingetragene Tätigkeit hat.',
  gaps: {
    'no-accounts': {
      title: 'Nichts zu vergleichen',
      text: 'Die Datenbank enthält keinen Abschluss dieses Unternehmens. Neue Abschlüsse erscheinen hier nach der Hinterlegung.',
    },
    'no-activity': {
      title: 'Die Tätigkeit des Unternehmens ist nicht bekannt',
      text: 'Keine Quelle nennt die Tätigkeit dieses Unternehmens in einer Klassifikation, die der NACE entspricht. Daher ist nicht bekannt, mit welchen Unternehmen es zu vergleichen wäre.',
    },
    'not-computed': {
      title: 'Die Branchenzahlen werden vorbereitet',
      text: 'Die Quartile der Branchen werden nach dem Laden der Datenbank berechnet. Bis dahin sind nur die eigenen Zahlen des Unternehmens zu sehen.',
    },
    'too-few': {
      title: 'Weniger als fünf Unternehmen',
      text: 'Aus dieser Branche sind keine fünf Unternehmen mit Abschlüssen im selben Land und in derselben Währung bekannt; daher sind nur die eigenen Zahlen des Unternehmens zu sehen. Mit Abschlüssen in anderer Währung wird nicht verglichen.',
    },
  },
}
