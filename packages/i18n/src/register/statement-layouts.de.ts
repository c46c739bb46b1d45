import type { registerStatementLayoutsHu } from './statement-layouts.hu.ts'
import type { Texts } from '../texts.ts'

export const registerStatementLayoutsDe: Texts<typeof registerStatementLayoutsHu> = {
  types: {
    'hu-full-a': 'Jahresabschluss',
    'hu-full-a-function-cost': 'Jahresabschluss',
    'hu-simplified-a': 'Vereinfachter Jahresabschluss',
    'hu-micro': 'Vereinfachter Jahresabschluss für Kleinstunternehmen',
    'ro-short': 'Veröffentlichte Zahlen des Jahresabschlusses (Rumänien)',
    'ee-short': 'Veröffentlichte Zahlen des Jahresabschlusses (Estland)',
    'lv-short': 'Veröffentlichte Zahlen des Jahresabschlusses (Lettland)',
    'lv-short-function-cost': 'Veröffentlichte Zahlen des Jahresabschlusses (Lettland, Umsatzkostenverfahren)',
    'gb-accounts': 'Ausgezeichnete Zahlen des Jahresabschlusses (Vereinigtes Königreich)',
    'no-short': 'Veröffentlichte Zahlen des Jahresabschlusses (Norwegen)',
  },
  parts: {
    balance: 'Bilanz',
    incomeStatement: 'Gewinn- und Verlustrechnung',
  },
  variants: {
    A: 'Variante „A“',
    totalCost: 'Variante „A“, Gesamtkostenverfahren',
    functionCost: 'Variante „A“, Umsatzkostenverfahren',
  },
  consolidated: 'konsolidiert',
  columns: {
    rowNumber: 'Zeile',
    label: 'Posten',
    previous: 'Vorjahr',
    amendments: 'Berichtigungen der Vorjahre',
    current: 'Berichtsjahr',
  },
  findings: {
    'balance-mismatch': 'Die Summe der Aktiva und die Summe der Passiva weichen um {{difference}} voneinander ab.',
    'subtotal-mismatch': 'Die Zeile „{{line}}“ weicht um {{difference}} von der Summe ihrer Teile ab.',
    'profit-mismatch':
      'Das Ergebnis nach Steuern weicht zwischen Bilanz und Gewinn- und Verlustrechnung um {{difference}} ab.',
    'of-which-exceeds':
      'Die Zeile „{{line}}“ übersteigt um {{difference}} den Posten, dessen Teil sie ist („{{whole}}“).',
    'unexpected-sign': 'Die Zeile „{{line}}“ ist negativ ({{difference}}), was nicht sein kann.',
    'thousand-slip':
      'Die Hauptposten sind etwa tausendmal größer oder kleiner als in den Nachbarjahren: Die Beträge wurden vermutlich in einer anderen Einheit eingereicht (Forint statt Tausend oder umgekehrt).',
    'unit-unclear':
      'Die Hauptposten benachbarter Jahre unterscheiden sich etwa um das Tausendfache, und es ist nicht erkennbar, welches Jahr in der falschen Einheit steht (Forint statt Tausend oder umgekehrt): Auch dieses Jahr zählt nicht.',
  },
}
