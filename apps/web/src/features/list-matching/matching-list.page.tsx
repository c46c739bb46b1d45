import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { SkeletonTable } from '../../shared/ui/skeletons.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { ColumnForm } from './components/column-form.tsx'
import { MatchingProgress } from './components/matching-progress.tsx'
import { MatchingResult } from './components/matching-result.tsx'
import { isAtWork, matchingListQuery } from './list-matching.queries.ts'
import classes from './list-matching.module.css'

const route = getRouteApi('/main/list-matching/$id')

/** A list: its columns before it is matched, how far it is meanwhile, then deciding and the result. */
export function MatchingListPage() {
  const { t } = useTranslation('list-matching/page')
  const { id } = route.useParams()
  const { data: list, error, refetch } = useQuery(matchingListQuery(id))
  const [isChanging, setIsChanging] = useState(false)
  const isChosen = list?.state === 'draft' || isChanging
  return (
    <>
      <PageHeading title={list?.fileName ?? t('title')} documentTitle={t('title')} />
      <p className={classes.back}>
        <Link to="/list-matching">{t('back')}</Link>
      </p>
      {error && !list && <StateError error={error} onRetry={() => void refetch()} />}
      {!error && !list && <SkeletonTable columns={5} />}
      {list && isAtWork(list) && <MatchingProgress list={list} />}
      {list && !isAtWork(list) && isChosen && (
        <ColumnForm
          list={list}
          onStarted={() => setIsChanging(false)}
          onClose={list.state === 'draft' ? undefined : () => setIsChanging(false)}
        />
      )}
      {list && !isAtWork(list) && !isChosen && <MatchingResult list={list} onChange={() => setIsChanging(true)} />}
    </>
  )
}
