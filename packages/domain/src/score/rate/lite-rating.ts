import type { SimpleKind } from '../../report-id.ts'

/**
 * Points that the lite rating of a simple kind starts from, an expert's judgement: budgetary institutions live on the
 * treasury's account and cannot be liquidated, schools and nonprofits live on support that is given by the year, behind
 * the rest stands one person. With nothing for or against it an entity is of medium risk, a budgetary one minimal.
 */
export const LITE_BASE_POINTS: Readonly<Record<SimpleKind, number>> = {
  budgetary: 85,
  educational: 76,
  nonprofit: 72,
  taxentity: 70,
  selfemployed: 70,
}
