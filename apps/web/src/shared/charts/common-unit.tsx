import { createContext, type ReactNode, useContext } from 'react'
import { type ChartSeries, findLargestAmount } from './chart-series.ts'

const LargestBeside = createContext(0)

/** Charts that are seen together count in one unit, so that their bars can be compared: that of the largest amount. */
export function CommonUnit({ series, children }: { series: readonly ChartSeries[]; children: ReactNode }) {
  return <LargestBeside value={findLargestAmount(series)}>{children}</LargestBeside>
}

/** The largest amount among the charts around; 0 where one stands alone. */
export function useLargestBeside(): number {
  return useContext(LargestBeside)
}
