import type { Horizon } from '@merleg/domain/score/model/score-model'
import { CommandError } from '../../../shared/cli/command-error.ts'
import type { CollectCounts } from './collect-rows.ts'
import { countFailed, type Split } from './split-rows.ts'
import type { TrainingPlan } from './training-plan.ts'

/** Fewer failed companies are not trained on: steps of fourteen factors would follow chance. */
export const LEAST_TRAINED = 200
/** Of fewer the interval of the difference tells nothing. */
export const LEAST_VALIDATED = 50

type Asked = {
  horizons: readonly Horizon[]
  counts: CollectCounts
  plan: TrainingPlan
  validationDays: number
}

/** Throws CommandError with the counts where too few failed, in what is trained on or in what is validated on. */
export function refuseUnlessEnough(split: Split | null, asked: Asked): asserts split is Split {
  const { plan, validationDays, horizons } = asked
  if (split === null)
    throw new CommandError(
      `Outcomes are known of too few days to train on some and validate on the last ${validationDays}. ${describeCounts(asked)}`,
    )
  for (const months of horizons) {
    const failed = countFailed(split.trained, months)
    if (failed < LEAST_TRAINED)
      throw new CommandError(
        `${failed} companies of ${plan.countryCode} failed in the interval that ends at ${months} months, of ${split.trained.filter((row) => row.months === months).length} company-years known by ${split.from}; at least ${LEAST_TRAINED} have to be trained on. ${describeCounts(asked)}`,
      )
  }
  const validated = countFailed(split.validated, 12)
  if (validated < LEAST_VALIDATED)
    throw new CommandError(
      `${validated} companies of ${plan.countryCode} failed within a year of the last ${validationDays} days (from ${split.from} on); at least ${LEAST_VALIDATED} have to be validated on. More days: --validation-years. ${describeCounts(asked)}`,
    )
}

/** What of the company-years was not learned from. */
function describeCounts({ counts }: Asked): string {
  const left = Object.entries(counts.leftOut).flatMap(([reason, count]) => (count === 0 ? [] : `${reason} ${count}`))
  const rows = Object.values(counts.knownBy).reduce((sum, count) => sum + count, 0)
  return `Looked at: ${counts.looked} company-years of ${counts.companies} companies, ${rows} usable; left out: ${left.length === 0 ? '0' : left.join(', ')}.`
}
