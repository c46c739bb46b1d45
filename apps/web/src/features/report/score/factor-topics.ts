import { FACTOR_KEYS, type FactorKey } from '@merleg/domain/score/model/factor-keys'

/** What the factors of the accounts are about, in the order in which an analyst goes through them. */
export const FACTOR_TOPICS = ['capital', 'liquidity', 'profitability', 'debtService', 'activity', 'course'] as const
export type FactorTopic = (typeof FACTOR_TOPICS)[number]

const TOPICS: Readonly<Record<FactorKey, FactorTopic>> = {
  equityRatio: 'capital',
  retainedEarnings: 'capital',
  longTermCover: 'capital',
  currentRatio: 'liquidity',
  quickRatio: 'liquidity',
  cashRatio: 'liquidity',
  returnOnAssets: 'profitability',
  operatingMargin: 'profitability',
  salesMargin: 'profitability',
  debtCoverage: 'debtService',
  financialBurden: 'debtService',
  shortTermDebtDays: 'debtService',
  depreciationRate: 'activity',
  assetTurnover: 'activity',
  inventoryDays: 'activity',
  receivableDays: 'activity',
  salesGrowth: 'course',
  priorProfits: 'course',
  profitChange: 'course',
  size: 'course',
  depreciationShare: 'activity',
}

/** The topic of a factor; one that this version of the page does not know is about the activity. */
export function topicOf(key: string): FactorTopic {
  const known = FACTOR_KEYS.find((factor) => factor === key)
  return known === undefined ? 'activity' : TOPICS[known]
}
