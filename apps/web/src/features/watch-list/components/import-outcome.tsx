import { Button, Progress } from '@mantine/core'
import type { MatchRow } from '@merleg/contract/matching-rows'
import type { WatchImport } from '@merleg/contract/watched-rows'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { DataTable } from '../../../shared/ui/data-table.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Pager } from '../../../shared/ui/pager.tsx'
import { SkeletonTable } from '../../../shared/ui/skeletons.tsx'
import { StateError } from '../../../shared/ui/state-error.tsx'
import { UrlLink } from '../../../shared/ui/url-link.tsx'
import { useCancelImport, watchImportQuery, watchImportRowsQuery } from '../watch-files/watch-files.queries.ts'
import { refreshWatched } from '../watch-list.queries.ts'
import { WatchToggle } from '../watch-toggle.widget.tsx'
import lists from '../../../shared/ui/company-list.module.css'
import classes from '../watch-list.module.css'

type ImportOutcomeProps = { id: string; page: number; onPageChange: (page: number) => void }

/** How far an import is; when it is done, what came of it and which rows are left. */
export function ImportOutcome({ id, page, onPageChange }: ImportOutcomeProps) {
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(watchImportQuery(id))
  const isDone = data?.outcome != null
  useEffect(() => {
    if (isDone) void refreshWatched(queryClient)
  }, [isDone, queryClient])
  if (error) return <StateError error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonTable columns={3} />
  if (data.state === 'waiting' || data.state === 'running') return <ImportProgress found={data} />
  return (
    <div className={classes.outcome}>
      <Summary found={data} />
      {data.state === 'done' && data.openRows > 0 && <OpenRows id={id} page={page} onPageChange={onPageChange} />}
    </div>
  )
}

function ImportProgress({ found }: { found: WatchImport }) {
  const { t } = useTranslation('watch-list/page')
  const format = useFormat()
  const cancelling = useCancelImport(found.id)
  const share = found.rowCount === 0 ? 0 : Math.min(100, (found.doneCount / found.rowCount) * 100)
  return (
    <div className={classes.outcome}>
      <Progress.Root size="lg">
        <Progress.Section value={share} aria-label={t('import.matching')} />
      </Progress.Root>
      <p role="status">
        {t('import.progress', { done: format.number(found.doneCount), total: format.number(found.rowCount) })}
      </p>
      <p className={classes.note}>{t('import.background')}</p>
      <Button
        size="xs"
        variant="default"
        loading={cancelling.isPending}
        disabled={cancelling.isSuccess}
        onClick={() => cancelling.mutate(undefined)}
      >
        {t('import.stop')}
      </Button>
    </div>
  )
}

/** Of what an import did to what is noted: told where there is any. */
const COUNTED = ['unread', 'changed', 'kept', 'cut'] as const

function Summary({ found }: { found: WatchImport }) {
  const { t } = useTranslation('watch-list/page')
  const format = useFormat()
  const { state, fileName, rowCount, outcome, openRows, failure } = found
  if (outcome === null)
    return (
      <p className={classes.fault} role="alert">
        <Icon name="warning" size={16} />{' '}
        {t(state === 'cancelled' ? 'import.cancelled' : 'import.failed', { file: fileName })} {failure}
      </p>
    )
  const { unread, notes } = outcome
  const counts = { unread, ...(notes ?? { changed: 0, kept: 0, cut: 0 }) }
  return (
    <p role="status">
      <strong>{t('import.done', { file: fileName, rows: format.number(rowCount) })}</strong>{' '}
      {t('import.outcome', {
        added: format.number(outcome.added),
        known: format.number(outcome.known),
        open: format.number(openRows),
      })}{' '}
      {COUNTED.filter((key) => counts[key] > 0).map((key) => (
        <span key={key}>{t(`import.${key}`, { formatted: format.number(counts[key]) })} </span>
      ))}
    </p>
  )
}

const ROWS_A_PAGE = 10

function OpenRows({ id, page, onPageChange }: ImportOutcomeProps) {
  const { t } = useTranslation('watch-list/page')
  const { data, error, isPlaceholderData, refetch } = useQuery(
    watchImportRowsQuery({ id, currentPage: page, perPage: ROWS_A_PAGE }),
  )
  if (error) return <StateError error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonTable columns={4} />
  return (
    <>
      <p className={classes.note}>{t('import.openHint')}</p>
      <DataTable
        caption={t('import.openRows')}
        rows={data.rows}
        getRowKey={({ row }) => row}
        headerColumn="given"
        isStale={isPlaceholderData}
        columns={[
          { key: 'row', title: t('import.row'), kind: 'number', render: ({ row }) => row },
          { key: 'given', title: t('import.given'), render: (row) => <Given row={row} /> },
          { key: 'grade', title: t('import.grade'), render: ({ grade, notes }) => [grade.value, ...notes].join('; ') },
          { key: 'candidates', title: t('import.candidates'), render: (row) => <Candidates row={row} /> },
        ]}
      />
      <Pager count={data.meta.count} currentPage={page} perPage={ROWS_A_PAGE} onPageChange={onPageChange} />
    </>
  )
}

function Given({ row: { given } }: { row: MatchRow }) {
  return <span className={lists.name}>{given.map(({ value }) => value).join(' · ')}</span>
}

function Candidates({ row: { candidates } }: { row: MatchRow }) {
  const { t } = useTranslation('watch-list/page')
  if (candidates.length === 0) return t('import.noCandidate')
  return (
    <ul className={classes.events}>
      {candidates.map(({ companyId, name, address, reasons }) => (
        <li key={companyId} className={classes.candidate}>
          <WatchToggle companyId={companyId} name={name.value} look="words" />
          <span>
            <UrlLink url={name.url}>{name.value}</UrlLink> {address !== null && <small>{address}</small>}
            <small className={classes.source}> {reasons.map(({ text }) => text).join('; ')}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}
