import type { registerStatementLayoutsHu } from './statement-layouts.hu.ts'
import type { Texts } from '../texts.ts'

export const registerStatementLayoutsDe: Texts<typeof registerStatementLayoutsHu> = {
  types: {
    'hu-full-a': 'Jahresabschluss',
    'hu-full-a-function-cost': 'Jahresabschluss',
    'hu-simplified-a': 'Vereinfachter Jahresabschluss',
    'hu-micro': 'Vereinfachter Jahresabschluss eines Kleinstunternehmens',
    'ro-short': 'Veröffentlichte Zahlen des Jahresabschlusses (Rumänien)',
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
    'balance-mismatch': 'Summe der Aktiva und Summe der Passiva weichen um {{difference}} voneinander ab.',
    'subtotal-mismatch': 'Die Zeile „{{line}}“ weicht um {{difference}} von der Summe ihrer Teile ab.',
    'profit-mismatch':
      'Das Ergebnis nach Steuern in der Bilanz und in der Gewinn- und Verlustrechnung weicht um {{difference}} voneinander ab.',
    'of-which-exceeds':
      'Die Zeile „{{line}}“ ist um {{difference}} größer als das Ganze, dessen Teil sie ist („{{whole}}“).',
    'unexpected-sign': 'Die Zeile „{{line}}“ ist negativ ({{difference}}), was nie sein darf.',
    'thousand-slip':
      'Die Hauptposten sind etwa tausendmal größer oder kleiner als in den Nachbarjahren: Die Beträge wurden vermutlich in einer anderen Einheit eingereicht (Forint statt Tausend oder umgekehrt).',
    'unit-unclear':
      'Die Hauptposten benachbarter Jahre unterscheiden sich etwa um das Tausendfache, und es ist nicht erkennbar, welches Jahr in der falschen Einheit steht (Forint statt Tausend oder umgekehrt): Auch dieses Jahr zählt nicht.',
  },
}
