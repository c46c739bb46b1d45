import type { registerStatementLayoutsHu } from './statement-layouts.hu.ts'
import type { Texts } from '../texts.ts'

export const registerStatementLayoutsEn: Texts<typeof registerStatementLayoutsHu> = {
  types: {
    'hu-full-a': 'Annual accounts',
    'hu-full-a-function-cost': 'Annual accounts',
    'hu-simplified-a': 'Simplified annual accounts',
    'hu-micro': 'Simplified annual accounts of a micro-entity',
    'ro-short': 'Published figures of the annual accounts (Romania)',
    'ee-short': 'Published figures of the annual accounts (Estonia)',
    'lv-short': 'Published figures of the annual accounts (Latvia)',
    'lv-short-function-cost': 'Published figures of the annual accounts (Latvia, costs by function)',
    'gb-accounts': 'Tagged figures of the annual accounts (United Kingdom)',
    'no-short': 'Published figures of the annual accounts (Norway)',
  },
  parts: {
    balance: 'Balance sheet',
    incomeStatement: 'Income statement',
  },
  variants: {
    A: 'format “A”',
    totalCost: 'format “A”, expenses by nature',
    functionCost: 'format “A”, expenses by function',
  },
  consolidated: 'consolidated',
  columns: {
    rowNumber: 'Row',
    label: 'Item',
    previous: 'Previous year',
    amendments: 'Prior-period adjustments',
    current: 'Current year',
  },
  findings: {
    'balance-mismatch': 'Total assets and total equity and liabilities differ by {{difference}}.',
    'subtotal-mismatch': 'The line “{{line}}” differs from the sum of its parts by {{difference}}.',
    'profit-mismatch': 'Profit after tax differs by {{difference}} between the balance sheet and the income statement.',
    'of-which-exceeds': 'The line “{{line}}” exceeds the total it is part of (“{{whole}}”) by {{difference}}.',
    'unexpected-sign': 'The line “{{line}}” is negative ({{difference}}), which it cannot be.',
    'thousand-slip':
      'The main lines are about a thousand times larger or smaller than in the adjacent years: the amounts were probably filed in a different unit (forints instead of thousands, or the reverse).',
    'unit-unclear':
      'The main lines of neighbouring years differ by about a thousandfold, and nothing tells which year is in the wrong unit (forints instead of thousands, or the reverse): this year does not count either.',
  },
}
