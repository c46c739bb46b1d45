import type { SearchPrefill } from '@merleg/contract/company-search.contract'
import type { CriterionId } from '@merleg/domain/company-search/criteria'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { listFilled, type SearchDraft } from '../search-draft.ts'
import classes from '../search-form.module.css'
import { useCriterionSummary } from '../use-criterion-summary.ts'
import type { LiveCount } from '../use-search-count.ts'

type FilledCriteriaProps = {
  draft: SearchDraft
  prefill: SearchPrefill
  count: LiveCount
  onRemove: (id: CriterionId) => void
}

/** What is filled in, what each of it costs, and its end with one click. */
export function FilledCriteria({ draft, prefill, count, onRemove }: FilledCriteriaProps) {
  const { t } = useTranslation('company-search/page')
  const format = useFormat()
  const summaryOf = useCriterionSummary(prefill)
  const filled = listFilled(draft)
  const isOld = count.isStale || count.error !== null
  return (
    <Panel title={t('filledTitle')} className={classes.side}>
      {filled.length === 0 ? (
        <p className={classes.hint}>{t('nothingFilled')}</p>
      ) : (
        <ul className={classes.filledList}>
          {filled.map((id) => {
            const cost = count.data?.without.find(({ criterion }) => criterion === id)
            const summary = summaryOf(id, draft)
            return (
              <li key={id}>
                <span className={classes.filledText}>
                  {summary}
                  {cost !== undefined && (
                    <span className={classes.cost} data-stale={isOld}>
                      {t('cost', { formatted: format.number(cost.count) })}
                    </span>
                  )}
                </span>
                <button
                  type="button"
                  className={classes.remove}
                  aria-label={t('removeCriterion', { criterion: summary })}
                  onClick={() => onRemove(id)}
                >
                  <Icon name="close" size={14} />
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </Panel>
  )
}
