import type { Texts } from '../texts.ts'
import type { reportSummaryHu } from './summary.hu.ts'

export const reportSummaryDe: Texts<typeof reportSummaryHu> = {
  sameSeat_one: '{{number}} weitere Organisation an dieser Anschrift',
  sameSeat_other: '{{number}} weitere Organisationen an dieser Anschrift',
  figures: {
    revenue: 'Umsatzerlöse',
    result: 'Ergebnis nach Steuern',
    ownCapital: 'Eigenkapital',
    totalAssets: 'Bilanzsumme',
  },
}
