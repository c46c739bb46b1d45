import type { Texts } from '../texts.ts'
import type { reportSummaryHu } from './summary.hu.ts'

export const reportSummaryEn: Texts<typeof reportSummaryHu> = {
  sameSeat_one: '{{number}} other entity at this address',
  sameSeat_other: '{{number}} other entities at this address',
  figures: {
    revenue: 'Net sales',
    result: 'Profit after tax',
    ownCapital: 'Equity',
    totalAssets: 'Total assets',
  },
}
