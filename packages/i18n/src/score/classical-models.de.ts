import type { scoreClassicalModelsHu } from './classical-models.hu.ts'
import type { Texts } from '../texts.ts'

export const scoreClassicalModelsDe: Texts<typeof scoreClassicalModelsHu> = {
  models: {
    'altman-emerging': {
      name: 'Altman Z″ (Schwellenländer)',
      formula:
        '3,25 + 6,56 × Working Capital / Vermögen + 3,26 × einbehaltene Gewinne / Vermögen + 6,72 × EBIT / Vermögen + 1,05 × Eigenkapital / Fremdkapital',
      thresholds: 'über 5,85 sicher, unter 4,35 gefährdet, dazwischen Grauzone',
    },
    'altman-double-prime': {
      name: 'Altman Z″',
      formula:
        '6,56 × Working Capital / Vermögen + 3,26 × einbehaltene Gewinne / Vermögen + 6,72 × EBIT / Vermögen + 1,05 × Eigenkapital / Fremdkapital',
      thresholds: 'über 2,6 sicher, unter 1,1 gefährdet, dazwischen Grauzone',
    },
    zmijewski: {
      name: 'Zmijewski',
      formula:
        '−4,336 − 4,513 × Ergebnis nach Steuern / Vermögen + 5,679 × Fremdkapital / Vermögen + 0,004 × Umlaufvermögen / kurzfristige Verbindlichkeiten',
      thresholds: 'unter 0 sicher; ab 0 (geschätzte Wahrscheinlichkeit von mindestens 50 %) gefährdet',
    },
    springate: {
      name: 'Springate',
      formula:
        '1,03 × Working Capital / Vermögen + 3,07 × EBIT / Vermögen + 0,66 × Ergebnis vor Steuern / kurzfristige Verbindlichkeiten + 0,4 × Umsatzerlöse / Vermögen',
      thresholds: 'unter 0,862 gefährdet, sonst sicher',
    },
    in05: {
      name: 'IN05',
      formula:
        '0,13 × Vermögen / Verbindlichkeiten und Rückstellungen + 0,04 × EBIT / gezahlte Zinsen (höchstens 9) + 3,97 × EBIT / Vermögen + 0,21 × Gesamterträge / Vermögen + 0,09 × Umlaufvermögen / kurzfristige Verbindlichkeiten',
      thresholds: 'über 1,6 schafft es Wert, unter 0,9 steuert es auf eine Insolvenz zu, dazwischen Grauzone',
    },
    ohlson: {
      name: 'Ohlson O',
      formula:
        '−1,32 − 0,407 × ln(Vermögen in Dollar zum Preisniveau von 1968) + 6,03 × Fremdkapital / Vermögen − 1,43 × Working Capital / Vermögen + 0,0757 × kurzfristige Verbindlichkeiten / Umlaufvermögen − 1,72, wenn das Fremdkapital das Vermögen übersteigt − 2,37 × Ergebnis nach Steuern / Vermögen − 1,83 × (Ergebnis nach Steuern + Abschreibungen) / Fremdkapital + 0,285 bei Verlusten in zwei Jahren − 0,521 × Veränderung des Ergebnisses nach Steuern im Verhältnis zur Höhe beider Jahresergebnisse',
      thresholds: 'unter 0 (geschätzte Wahrscheinlichkeit unter 50 %) sicher, sonst gefährdet',
    },
  },
  zones: { safe: 'sicher', grey: 'Grauzone', distress: 'gefährdet', none: 'nicht berechenbar' },
  disagreement: {
    distress:
      '{{count}} der {{total}} berechenbaren klassischen Modelle zeigen den Gefahrenbereich, die Bewertung dagegen: {{label}}. Die klassischen Modelle gehen nicht in die Punktzahl ein; vor einer Entscheidung ist der Unterschied zu klären.',
    safe: 'Alle {{count}} berechenbaren klassischen Modelle zeigen den sicheren Bereich, die Bewertung dagegen: {{label}}. Die klassischen Modelle gehen nicht in die Punktzahl ein und kennen die Register nicht.',
  },
  whyShown:
    'Nur zum Vergleich: Sie entstanden an Unternehmen anderer Länder und Jahrzehnte und gehen in die Bewertung nicht ein. Wo der hiesige Abschluss etwas anderes zeigt, als die Autoren verwendet haben, nennen wir den Ersatz.',
  source: '{{authors}} ({{year}}): {{title}}. {{in}}',
  notComputable: {
    missing: 'Nicht berechenbar, da der Abschluss nicht ausweist: {{inputs}}.',
    notAboveZero: 'Nicht berechenbar, da null oder negativ: {{inputs}}.',
  },
  approximations: {
    'operating-profit-for-ebit':
      'Das Betriebsergebnis anstelle des Ergebnisses vor Zinsen und Steuern, da der Abschluss die gezahlten Zinsen nicht ausweist',
    'financial-expenditure-for-interest':
      'Die gesamten Finanzaufwendungen anstelle der gezahlten Zinsen, da der Abschluss diese nicht gesondert ausweist',
    'price-level':
      'Das Vermögen zum Durchschnittskurs von 2024 in Dollar, bereinigt um den amerikanischen BIP-Deflator (1968 = 100) anstelle des BSP-Preisindex',
  },
  inputs: {
    totalAssets: 'Bilanzsumme',
    currentAssets: 'Umlaufvermögen',
    shortTermLiabilities: 'kurzfristige Verbindlichkeiten',
    equity: 'Eigenkapital',
    totalLiabilities: 'Fremdkapital',
    borrowedFunds: 'Verbindlichkeiten und Rückstellungen',
    retainedEarnings: 'einbehaltene Gewinne',
    ebit: 'Ergebnis vor Zinsen und Steuern (EBIT)',
    interest: 'gezahlte Zinsen',
    profitBeforeTax: 'Ergebnis vor Steuern',
    profitAfterTax: 'Ergebnis nach Steuern',
    previousProfitAfterTax: 'Ergebnis nach Steuern des Vorjahres',
    netSales: 'Umsatzerlöse',
    totalIncome: 'Gesamterträge',
    fundsFromOperations: 'Ergebnis nach Steuern und Abschreibungen',
    deflatedAssets: 'Vermögen zu vergleichbarem Preisniveau',
  },
}
