import type { SearchPrefill } from '@merleg/contract/company-search.contract'
import { CRITERIA, type CriterionId, type CriterionKind } from '@merleg/domain/company-search/criteria'
import { useTranslation } from 'react-i18next'
import { optionsOf } from './criterion-options.ts'
import type { DraftKinds } from './draft-kinds.ts'
import { type SearchDraft, valueOf } from './search-draft.ts'

type Summaries = { readonly [K in CriterionKind]: (value: DraftKinds[K], id: CriterionId) => string }

const boundsOf = (min: string, max: string): string => `${min.trim() || '…'} – ${max.trim() || '…'}`

/** What is filled in of a criterion, in a few words. */
export function useCriterionSummary(
  prefill: SearchPrefill,
): <Id extends CriterionId>(id: Id, draft: SearchDraft) => string {
  const { t } = useTranslation('company-search/page')
  const { t: words } = useTranslation('company-search/words')
  const labels = (ids: readonly string[], id: CriterionId): string => {
    const options = optionsOf(id, prefill)
    return ids.map((one) => options.find((option) => option.id === one)?.value ?? one).join(', ')
  }
  const text = (value: string): string => value.trim()
  const bounds = ({ min, max }: { min: string; max: string }): string => boundsOf(min, max)
  const summaries: Summaries = {
    text,
    identifier: text,
    count: bounds,
    percent: (value) => `${bounds(value)} %`,
    millions: bounds,
    days: bounds,
    choice: labels,
    // Both say how others are meant and are not listed.
    addressType: (ids) => ids.join(', '),
    memberType: (ids) => ids.join(', '),
    info: ({ type, start, end }, id) =>
      [labels(type, id), start.trim() === '' && end.trim() === '' ? '' : boundsOf(start, end)]
        .filter((part) => part !== '')
        .join('; '),
    activities: (keys) => t('activities.count', { count: keys.length, formatted: String(keys.length) }),
    months: (value) => t('monthsOf', { value: value.trim() }),
    place: ({ settlement, radiusKm }) =>
      [settlement.trim(), radiusKm.trim()].filter((part) => part !== '').join(' + ') +
      (radiusKm.trim() === '' ? '' : ' km'),
    companies: (ids) => t('companyCount', { count: ids.length }),
    flag: () => '',
  }
  const labelOf = (id: CriterionId): string => words(`criteria.${id}`)
  return <Id extends CriterionId>(id: Id, draft: SearchDraft) => {
    const kind: (typeof CRITERIA)[Id]['kind'] = CRITERIA[id].kind
    const summary = summaries[kind](valueOf(draft, id), id)
    return summary === '' ? labelOf(id) : `${labelOf(id)}: ${summary}`
  }
}
