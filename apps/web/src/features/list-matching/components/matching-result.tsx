import { Button, SegmentedControl } from '@mantine/core'
import { downloadMatchingList, LIST_FILES, type MatchingList } from '@merleg/contract/list-matching.contract'
import type { RowFilter } from '@merleg/contract/matching-rows'
import { endpointUrl } from '@merleg/contract/endpoint-url'
import { OPEN_GRADES, ROW_GRADES } from '@merleg/domain/list-matching/row-grading'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { usePreferences } from '../../../shared/storage/preferences.ts'
import { FilterChips } from '../../../shared/ui/filter-chips.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Pager } from '../../../shared/ui/pager.tsx'
import { SkeletonTable } from '../../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../../shared/ui/state-empty.tsx'
import { StateError } from '../../../shared/ui/state-error.tsx'
import { useDownload } from '../../../shared/ui/use-download.ts'
import { WatchSelection } from '../../watch-list/watch-selection.widget.tsx'
import { askMatchedCompanies, matchingRowsQuery } from '../list-matching.queries.ts'
import classes from '../list-matching.module.css'
import { DecideView } from './decide-view.tsx'
import { GradeMark } from './grade-mark.tsx'
import { RowTable } from './row-table.tsx'

const route = getRouteApi('/main/list-matching/$id')

/** Rows while they are decided; more of them than the keyboard goes through at once are on the next page. */
const DECIDED_AT_ONCE = 20

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** What became of a list: how many rows are how sure, deciding of the open ones, the whole table, and the files. */
export function MatchingResult({ list, onChange }: { list: MatchingList; onChange: () => void }) {
  const { t } = useTranslation('list-matching/page')
  const { t: tUi } = useTranslation('ui/page')
  const format = useFormat()
  const { view = 'decide' } = route.useSearch()
  const navigate = route.useNavigate()
  const isOpen = (grade: string) => OPEN_GRADES.some((open) => open === grade)
  const openCount = sumOf(list.counts.filter(({ grade }) => isOpen(grade)).map((each) => each.openCount))
  return (
    <>
      {list.state !== 'done' && <Unfinished list={list} />}
      <p className={classes.summary} role="status">
        {t('result.summary', {
          matched: format.number(list.matchedCount),
          total: format.number(list.rowCount),
          open: format.number(openCount),
        })}
      </p>
      <div className={classes.bar}>
        <SegmentedControl
          aria-label={t('result.view')}
          value={view}
          data={[
            { value: 'decide', label: t('result.decide') },
            { value: 'table', label: t('result.table') },
          ]}
          onChange={(value) => void navigate({ search: { view: value === 'table' ? 'table' : undefined } })}
        />
        <Files id={list.id} />
        {list.matchedCount > 0 && <WatchSelection companyIds={() => askMatchedCompanies(list.id)} of="matched" />}
        <Button variant="default" size="xs" onClick={onChange}>
          {t('result.columns')}
        </Button>
      </div>
      <p className={classes.note}>{tUi('files.csvCodes')}</p>
      <GradeFilter list={list} view={view} />
      <Rows list={list} view={view} />
    </>
  )
}

function Unfinished({ list }: { list: MatchingList }) {
  const { t } = useTranslation('list-matching/page')
  const format = useFormat()
  const done = sumOf(list.counts.map(({ count }) => count))
  return (
    <p className={classes.fault} role="alert">
      <Icon name="warning" size={16} />{' '}
      {t('result.unfinished', { done: format.number(done), total: format.number(list.rowCount) })} {list.failure}
    </p>
  )
}

function Files({ id }: { id: string }) {
  const { t } = useTranslation('list-matching/page')
  const { isBusy, start } = useDownload()
  return LIST_FILES.map((format) => (
    <Button
      key={format}
      variant="default"
      size="xs"
      loading={isBusy}
      leftSection={<Icon name="download" size={14} />}
      onClick={() => start(endpointUrl(downloadMatchingList, { params: { id }, query: { format } }))}
      aria-label={t('result.fileOf', { format: format.toUpperCase() })}
    >
      {format.toUpperCase()}
    </Button>
  ))
}

type ViewProps = { list: MatchingList; view: 'decide' | 'table' }

/** While deciding the grades that ask for it, otherwise all. */
function GradeFilter({ list, view }: ViewProps) {
  const { t } = useTranslation('list-matching/page')
  const { filter } = route.useSearch()
  const navigate = route.useNavigate()
  const grades = view === 'decide' ? OPEN_GRADES : ROW_GRADES
  const shown = list.counts.filter(
    ({ grade, count }) => grades.some((each) => each === grade) && (count > 0 || filter === grade),
  )
  const open = sumOf(
    shown.filter(({ grade }) => OPEN_GRADES.some((each) => each === grade)).map((each) => each.openCount),
  )
  return (
    <FilterChips<RowFilter>
      label={t('filters.label')}
      value={filter}
      options={[
        { value: undefined, label: t('filters.all'), count: sumOf(shown.map(({ count }) => count)) },
        { value: 'open', label: t('filters.open'), count: open },
        ...shown.map(({ grade, count }) => ({
          value: grade,
          label: t(`filters.${grade}`),
          count,
          icon: <GradeMark grade={grade} />,
        })),
      ]}
      onChange={(value) =>
        void navigate({
          search: (old) => ({
            ...old,
            filter: value,
            decidedSince: undefined,
            currentPage: undefined,
            row: undefined,
          }),
        })
      }
    />
  )
}

function Rows({ list, view }: ViewProps) {
  const { t } = useTranslation('list-matching/page')
  const preferences = usePreferences()
  const { filter, decidedSince, currentPage = 1, perPage = preferences.perPage, row } = route.useSearch()
  const navigate = route.useNavigate()
  const isDeciding = view === 'decide'
  const asked = {
    id: list.id,
    filter: filter ?? (isDeciding ? ('to-decide' as const) : undefined),
    decidedSince,
    currentPage,
    perPage: isDeciding ? DECIDED_AT_ONCE : perPage,
  }
  const { data, error, isPlaceholderData, refetch } = useQuery(matchingRowsQuery(asked))
  if (error) return <StateError error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonTable columns={4} />
  // Rows that are decided leave their filter; without them the next page would begin too late.
  const kept = isDeciding ? { decidedSince: decidedSince ?? data.readAt } : {}
  if (data.meta.count === 0)
    return (
      <StateEmpty
        icon="check"
        title={t(isDeciding ? 'decide.nothing' : 'result.nothing')}
        text={t(isDeciding ? 'decide.nothingText' : 'result.nothingText')}
      />
    )
  return (
    <>
      {isDeciding ? (
        <DecideView
          asked={asked}
          page={data}
          active={row}
          onMove={(next) =>
            void navigate({
              search: (old) => ({ ...old, ...(next.currentPage === undefined ? {} : kept), ...next }),
              replace: true,
              resetScroll: false,
            })
          }
        />
      ) : (
        <RowTable rows={data.rows} isStale={isPlaceholderData} />
      )}
      <Pager
        count={data.meta.count}
        currentPage={currentPage}
        perPage={asked.perPage}
        onPageChange={(page) =>
          void navigate({ search: (old) => ({ ...old, ...kept, currentPage: page, row: undefined }) })
        }
        {...(isDeciding
          ? {}
          : {
              onPerPageChange: (size) =>
                void navigate({ search: (old) => ({ ...old, perPage: size, currentPage: undefined }) }),
            })}
      />
    </>
  )
}
