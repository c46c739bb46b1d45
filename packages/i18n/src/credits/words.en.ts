import type { Texts } from '../texts.ts'
import type { creditsWordsHu } from './words.hu.ts'

export const creditsWordsEn: Texts<typeof creditsWordsHu> = {
  statement: 'Credit statement',
  sum: 'Sum',
  accounts: {
    normal: 'Normal credit',
    international: 'International credit',
  },
  kinds: {
    'top-up': 'Top-up',
    charge: 'Purchase',
    hold: 'Hold',
    capture: 'Purchase (delivered)',
    release: 'Release',
    refund: 'Refund',
    adjustment: 'Correction',
  },
  products: {
    'list-export': 'Company list',
    'foreign-report': 'Foreign company report',
    'foreign-order': 'Foreign order',
  },
  columns: {
    seq: 'No.',
    day: 'Day',
    at: 'Time',
    kind: 'Entry',
    product: 'Product',
    title: 'Name',
    reason: 'Reason',
    user: 'User',
    amount: 'Amount',
    balanceAfter: 'Balance after',
  },
}
