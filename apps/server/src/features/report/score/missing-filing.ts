import type { DbOrTx } from '@merleg/db/connect'
import { LIFE_SECTIONS } from '@merleg/domain/company-life'
import { listCountedAccounts } from '@merleg/domain/counted-accounts'
import { formatDate } from '@merleg/domain/format/date'
import { formatNumber } from '@merleg/domain/format/number'
import { explainMissing, type ExplainedMissing } from '@merleg/domain/score/explain/explain-missing'
import type { ScoreConfig } from '@merleg/domain/score/rate/rate-company'
import { getTranslator } from '@merleg/i18n/translator'
import { listFacts } from '../../register/facts.repository.ts'
import { findMissingAccounts } from '../business-years/missing-accounts.ts'
import type { ReportedCompany } from '../business-years/year-input.ts'
import type { ShownScore } from '../rating/rate-now.ts'
import { formatPoints } from '../rating/score-words.ts'
import { listSpeakingSources } from '../silence/speaking-sources.repository.ts'
import type { ScoreInput } from './score-input.ts'

type Rated = Pick<ReportedCompany, 'profile' | 'statements'> & { score: ShownScore; scoreConfig: ScoreConfig }

/**
 * The accounts behind the points that a rating takes for missing ones; null where it takes none, or where what is known
 * now is not what it was rated by.
 */
export async function loadMissing(
  db: DbOrTx,
  { profile, statements, score, scoreConfig }: Rated,
): Promise<ExplainedMissing | null> {
  if (!score.parts.some((part) => part.kind === 'register' && part.key === 'missing-accounts')) return null
  const { companyId } = profile
  const { asOf } = score
  const [facts, sources] = await Promise.all([
    listFacts(db, { companyId, asOf, includeHistory: true, sections: LIFE_SECTIONS }),
    listSpeakingSources(db, companyId),
  ])
  const missing = findMissingAccounts({ profile, filings: statements, facts, sources, today: asOf })
  if (missing === null || missing.length !== score.facts.missingAccounts) return null
  const newestKnown =
    listCountedAccounts(statements)
      .map(({ periodEnd }) => periodEnd)
      .toSorted()
      .at(-1) ?? null
  return explainMissing({ missing, newestKnown, asOf, switchedOff: scoreConfig.switchedOff })
}

/** Which accounts were due and when, since when they are overdue, what that costs, and what their filing would change. */
export function describeMissing(
  { years, filing }: ExplainedMissing,
  { input: { locale, isTabular, score }, points }: { input: ScoreInput; points: number },
): string {
  const t = getTranslator(locale, 'report/score/answers')
  const asOf = formatDate(locale, score.asOf)
  const items = years.map(({ year, deadline, days }) => {
    const since = t('days', { count: days, number: formatNumber(locale, days) })
    return t('parts.missing.item', { year, deadline: formatDate(locale, deadline), days: since })
  })
  const count = years.length
  const due = t(isTabular ? 'parts.missing.due' : 'parts.missing.dueFor', {
    count,
    items: items.join('; '),
    asOf,
    points: formatPoints(locale, points),
  })
  const delay = filing === null ? '' : formatPoints(locale, filing.delayPoints)
  const key = filing === null ? 'ends' : filing.delayPoints === 0 ? 'rerated' : 'reratedLate'
  return `${due} ${t(`parts.missing.${key}`, { count, points: delay })}`
}
