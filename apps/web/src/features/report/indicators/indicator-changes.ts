import type { FigureUnit } from '@merleg/domain/indicators/indicator-keys'

/**
 * The change against the year before: of amounts and people a share of it (0.084 = +8.4 %), of shares and quotients
 * the difference. Null where one of the two is missing, or amounts begin with nothing or below.
 */
export function changeOf(unit: FigureUnit, current: number | null, before: number | null): number | null {
  if (current === null || before === null) return null
  if (unit === 'percent' || unit === 'ratio') return current - before
  return before <= 0 ? null : current / before - 1
}
