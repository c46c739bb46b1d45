import { Button } from '@mantine/core'
import type { SearchForm, SearchResults } from '@merleg/contract/company-search.contract'
import { isEmptyQuery, listFilledCriteria } from '@merleg/contract/filled-criteria'
import { criteriaResultsPage, criteriaSearchPage } from '@merleg/contract/pages'
import {
  type CriterionId,
  type CriterionKind,
  criterionRule,
  type SearchVariant,
} from '@merleg/domain/company-search/criteria'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { todayInHungary } from '../../../shared/format/today.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import { StateEmpty } from '../../../shared/ui/state-empty.tsx'
import { UrlLink } from '../../../shared/ui/url-link.tsx'
import { searchCountQuery, searchFormQuery, useSaveSearch } from '../company-search.queries.ts'
import { emptyValue, readQuery, withValue, writeDraftOf } from '../search-draft.ts'
import classes from '../search-results.module.css'
import { useCriterionSummary } from '../use-criterion-summary.ts'

/** What is not known meets none of these. */
const FIGURES: readonly CriterionKind[] = ['count', 'percent', 'millions', 'months']

type NoHitsProps = { variant: SearchVariant; id: string; found: Pick<SearchResults, 'notes' | 'unanswered'> }

/** Nothing was found: why, and which criterion to drop, by what each costs. */
export function NoHits({ variant, id, found: { notes, unanswered } }: NoHitsProps) {
  const { t } = useTranslation('company-search/page')
  const { data } = useQuery(searchFormQuery(variant, id))
  const filled = data === undefined ? [] : listFilledCriteria(data.params)
  const isOfFigures = filled.some((criterion) => FIGURES.includes(criterionRule(criterion).kind))
  const text = unanswered ?? (isOfFigures ? `${t('noHits.text')} ${t('noHits.unknown')}` : t('noHits.text'))
  return (
    <StateEmpty
      icon="search"
      title={t('noHits.title')}
      text={text}
      action={
        <div className={classes.advice}>
          {notes.map((note) => (
            <p key={note} className={classes.note}>
              {note}
            </p>
          ))}
          {data !== undefined && <Costs variant={variant} form={data} />}
          <UrlLink url={criteriaSearchPage(variant, id)}>{t('modify')}</UrlLink>
        </div>
      }
    />
  )
}

function Costs({ variant, form }: { variant: SearchVariant; form: SearchForm }) {
  const { t } = useTranslation('company-search/page')
  const format = useFormat()
  const errorText = useErrorText()
  const summaryOf = useCriterionSummary(form.prefill)
  const { history } = useRouter()
  const { data } = useQuery(searchCountQuery(variant, form.params))
  const save = useSaveSearch(variant)
  const reader = { locale: format.locale, today: todayInHungary() }
  const draft = writeDraftOf(form.params, reader)
  const without = <Id extends CriterionId>(criterion: Id) =>
    readQuery(withValue(draft, criterion, emptyValue(criterion)), reader).query
  const drop = (criterion: CriterionId): void => {
    const query = without(criterion)
    if (query === null) return
    save.mutate(query, { onSuccess: (saved) => history.push(criteriaResultsPage(variant, saved.id)) })
  }
  const helpful = (data?.without ?? [])
    .filter(({ criterion, count }) => {
      const rest = without(criterion)
      return count > 0 && rest !== null && !isEmptyQuery(rest)
    })
    .toSorted((left, right) => left.count - right.count)
  return (
    <>
      {helpful.length > 0 && <p className={classes.adviceText}>{t('noHits.drop')}</p>}
      {data !== undefined && data.without.length > 1 && helpful.length === 0 && (
        <p className={classes.adviceText}>{t('noHits.several')}</p>
      )}
      <ul className={classes.costs}>
        {helpful.map(({ criterion, count }) => (
          <li key={criterion}>
            <Button variant="default" size="xs" disabled={save.isPending} onClick={() => drop(criterion)}>
              <span className={classes.costText}>
                {summaryOf(criterion, draft)} · {t('cost', { formatted: format.number(count) })}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {save.error !== null && <p role="alert">{errorText(save.error)}</p>}
    </>
  )
}
