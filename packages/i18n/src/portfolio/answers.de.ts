import type { Texts } from '../texts.ts'
import type { portfolioAnswersHu } from './answers.hu.ts'

export const portfolioAnswersDe: Texts<typeof portfolioAnswersHu> = {
  all: 'Alle überwachten Unternehmen',
  entered: 'später hinzugekommen',
  left: 'nicht mehr überwacht',
  asOf: 'Letzte Bewertung aller Unternehmen: {{date}}; seither die geänderten.',
  notRated: 'Die Unternehmen wurden noch nicht bewertet: nach der ersten Bewertung steht hier die Verteilung.',
  dimensions: {
    band: 'Risikoklasse',
    section: 'Branche (NACE-Abschnitt)',
    division: 'Branche (NACE-Abteilung)',
    county: 'Komitat des Sitzes',
    status: 'Status (laut zuletzt eingelesenen Quellen)',
    importance: 'Wichtigkeit',
  },
  unknown: {
    activity: 'Haupttätigkeit nicht bekannt',
    county: 'nicht bekannt oder im Ausland',
  },
  reasons: {
    ceased: 'erloschen',
    'left-register': 'nicht mehr im Register, das davon berichtet hat',
    'nothing-known': 'zu wenig bekannt für eine Bewertung',
    'registers-unread':
      'keine bewertbaren Abschlüsse, und binnen drei Monaten kein Register gelesen, das seine Insolvenzliquidation melden würde',
    'not-yet': 'noch nicht bewertet',
  },
  causes: {
    company: {
      label: 'das Unternehmen hat sich geändert',
      about:
        'Die Klasse des ersten Tages ist nach Modell und Regeln des letzten dieselbe: die Bewegung kommt aus den Daten des Unternehmens.',
    },
    model: {
      label: 'das Modell oder unsere Regeln haben sich geändert',
      about:
        'Mit den Daten des ersten Tages ergeben Modell und Regeln des letzten schon die neue Klasse: die Bewegung kommt nicht vom Unternehmen.',
    },
    both: {
      label: 'beides',
      about: 'Modell oder Regeln und das Unternehmen haben es je verschoben; beides kann sich aufheben.',
    },
    unknown: {
      label: 'nicht zu trennen',
      about:
        'Es ist nicht bekannt, welcher Teil vom Unternehmen kommt: die Bewertung eines Tages fehlt, oder Modell oder Regeln des letzten Tages sind nicht mehr ausführbar.',
    },
  },
  limits: {
    'before-ratings':
      'Am ersten Tag waren noch keine Bewertungen gespeichert: die Unternehmen dieses Tages gelten hier als nicht bewertet.',
    'before-list':
      'Am ersten Tag war die Überwachungsliste noch leer oder ist nicht bekannt: alle Unternehmen kamen später hinzu.',
    'model-gone':
      'Am letzten Tag galten ein Modell oder Regeln, die nicht mehr ausführbar sind oder noch nicht vermerkt wurden: dort lässt sich die Änderung des Unternehmens nicht von der unseren trennen.',
    'too-many':
      'Mehr als 10 000 Unternehmen müssten neu bewertet werden: grenzen Sie nach Wichtigkeit oder Etikett ein, dann sind auch die Ursachen zu sehen.',
  },
  receivables: {
    from: '{{name}}, hochgeladen am {{date}}, {{rows}} Zeilen.',
    unwatched_one: '{{number}} Unternehmen der Liste wird nicht überwacht.',
    unwatched_other: '{{number}} Unternehmen der Liste werden nicht überwacht.',
  },
  notes: {
    baseRates:
      'Insolvenzwahrscheinlichkeiten sind auf die Quote des jeweiligen Landes kalibriert, die aus anderen Jahren und Abgrenzungen stammt: Zwischen Unternehmen verschiedener Länder sind sie nicht unmittelbar vergleichbar.',
    missing_one:
      '{{number}} überwachtes Unternehmen steht nicht mehr in unserer Datenbank: Es zählt in keiner Zahl mit.',
    missing_other:
      '{{number}} überwachte Unternehmen stehen nicht mehr in unserer Datenbank: Sie zählen in keiner Zahl mit.',
    filtered:
      'Nur Unternehmen, die zum Filter passen; Wichtigkeit und Etiketten sind die heutigen (bei ausgeschiedenen die letzten).',
    withoutAccounts_one:
      '{{number}} Bewertung beruht auf keinem Jahresabschluss, sondern allein auf Registerdaten (Listen kennzeichnen sie). Sie zählt in ihrer Klasse wie eine nach Abschlüssen, aber eine Insolvenzwahrscheinlichkeit gehört nicht dazu.',
    withoutAccounts_other:
      '{{number}} Bewertungen beruhen auf keinem Jahresabschluss, sondern allein auf Registerdaten (Listen kennzeichnen sie). Sie zählen in ihren Klassen wie solche nach Abschlüssen, aber eine Insolvenzwahrscheinlichkeit gehört nicht dazu.',
    simplified_one:
      '{{number}} Bewertung ist eine vereinfachte: sie hat drei Klassen und zählt als minimales Risiko, mittleres Risiko oder sehr riskant; im Bericht eines Einzelunternehmers heißen diese geringes, mittleres und hohes Risiko. Dieselben Punkte bedeuten dort eine andere Klasse als bei einem Unternehmen, und eine Insolvenzwahrscheinlichkeit gehört nicht dazu.',
    simplified_other:
      '{{number}} Bewertungen sind vereinfachte: sie haben drei Klassen und zählen als minimales Risiko, mittleres Risiko oder sehr riskant; im Bericht eines Einzelunternehmers heißen diese geringes, mittleres und hohes Risiko. Dieselben Punkte bedeuten dort eine andere Klasse als bei einem Unternehmen, und eine Insolvenzwahrscheinlichkeit gehört nicht dazu.',
    anew: 'Zwischen den beiden Tagen haben sich das Modell oder unsere Regeln geändert: die Unternehmen wurden für den ersten Tag auch nach denen des letzten bewertet, nur aus dem damals Bekannten. Ämter und Anteile sind nach heutigem Wissen.',
    leftOut_one:
      '{{count}} an beiden Tagen überwachtes Unternehmen fehlt in den Schritten: Unternehmen und Modell sind nicht zu trennen.',
    leftOut_other:
      '{{count}} an beiden Tagen überwachte Unternehmen fehlen in den Schritten: Unternehmen und Modell sind nicht zu trennen.',
    exposureFiltered:
      'Nur Forderungen an überwachte Unternehmen, die zum Filter passen; ohne nicht zugeordnete Zeilen.',
    currencies: 'Beträge werden nicht umgerechnet: jede Währung steht für sich.',
    failed_one:
      '{{number}} Unternehmen ist im Sanierungsverfahren, in Insolvenzliquidation oder Zwangslöschung oder erloschen (womöglich zahlungsfähig): seine Insolvenzwahrscheinlichkeit ist mit 100 % angesetzt, der erwartete Verlust enthält es.',
    failed_other:
      '{{number}} Unternehmen sind im Sanierungsverfahren, in Insolvenzliquidation oder Zwangslöschung oder erloschen (womöglich zahlungsfähig): ihre Insolvenzwahrscheinlichkeit ist mit 100 % angesetzt, der erwartete Verlust enthält sie.',
    ending_one:
      '{{number}} Unternehmen ist in freiwilliger Liquidation: seine Insolvenzwahrscheinlichkeit ist nicht bekannt, der erwartete Verlust enthält es nicht.',
    ending_other:
      '{{number}} Unternehmen sind in freiwilliger Liquidation: ihre Insolvenzwahrscheinlichkeit ist nicht bekannt, der erwartete Verlust enthält sie nicht.',
    uncounted_one:
      '{{number}} Zeile: Betrag negativ oder nicht lesbar oder Währung nicht bekannt, in keiner Summe. Gutschriften werden nicht abgezogen.',
    uncounted_other:
      '{{number}} Zeilen: Betrag negativ oder nicht lesbar oder Währung nicht bekannt, in keiner Summe. Gutschriften werden nicht abgezogen.',
  },
  assumption:
    'Annahme: bei Insolvenz gehen {{share}} der Forderung verloren. Der Standardwert ({{standard}}) ist der des IRB-Basisansatzes von Basel II für vorrangige unbesicherte Forderungen (2004, Absatz 287); die endgültigen Regeln von Basel III nennen 40 % für Unternehmen außerhalb des Finanzsektors. Der wirkliche Verlust kann abweichen.',
  buckets: {
    'not-due': 'noch nicht fällig',
    '1-30': '1–30 Tage überfällig',
    '31-60': '31–60 Tage überfällig',
    '61-90': '61–90 Tage überfällig',
    'over-90': 'mehr als 90 Tage überfällig',
    unknown: 'Fälligkeit nicht bekannt',
  },
  faults: {
    'company-unknown': 'kein solches Unternehmen im Register gefunden',
    'company-uncertain': 'das Unternehmen ist nicht eindeutig: geben Sie die Steuernummer an',
    amount: 'der Betrag ist nicht lesbar oder negativ',
    currency: 'die Währung ist nicht bekannt',
    'due-date': 'die Fälligkeit ist nicht lesbar',
  },
  madeUp: {
    all: 'ERFUNDENE DEMODATEN – diese Unternehmen gibt es nicht',
    some_one: 'ERFUNDENE DEMODATEN – {{count}} Unternehmen gibt es nicht',
    some_other: 'ERFUNDENE DEMODATEN – {{count}} Unternehmen gibt es nicht',
  },
  file: {
    name: 'portfolio',
    state: 'Stand: {{date}}',
    part: 'Posten',
    dimension: 'Nach',
    madeUp: 'erfunden',
    filter: 'Filter: {{text}}',
  },
}
