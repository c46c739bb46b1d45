import { Button, Group } from '@mantine/core'
import type { EndpointAnswer } from '@merleg/contract/endpoint'
import type { ForeignHit, searchInternational } from '@merleg/contract/international.contract'
import { TOO_MANY_HITS_ABOVE } from '@merleg/domain/international/foreign-query'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../shared/format/use-format.ts'
import { CopyButton } from '../../shared/ui/copy-button.tsx'
import { type DataColumn, DataTable } from '../../shared/ui/data-table.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { SkeletonTable } from '../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../shared/ui/state-empty.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { CountryFlag } from './components/country-flag.tsx'
import { LivenessNote } from './components/liveness-note.tsx'
import classes from './international.module.css'
import { foreignResultsQuery, type ForeignSearch } from './international.queries.ts'

const route = getRouteApi('/main/international/results')

/** What the provider of a country has found; too many hits are to be refined (spec part 2 §9). */
export function InternationalResultsPage() {
  const { t } = useTranslation('international/page')
  const search = route.useSearch()
  const { data, error, isFetching, refetch } = useQuery(foreignResultsQuery(search))
  return (
    <div className={classes.page}>
      <PageHeading
        title={data?.title ?? t('results.title')}
        actions={
          <>
            <Button
              variant="default"
              size="compact-md"
              renderRoot={(props) => <Link to="/international" search={search} {...props} />}
            >
              {t('results.refine')}
            </Button>
            <Button size="compact-md" renderRoot={(props) => <Link to="/international" search={{}} {...props} />}>
              {t('results.newSearch')}
            </Button>
          </>
        }
      />
      {data !== undefined ? (
        <Results data={data} search={search} isStale={isFetching} onRetry={() => void refetch()} />
      ) : error === null ? (
        <SkeletonTable rows={8} columns={4} />
      ) : (
        <StateError error={error} onRetry={() => void refetch()} />
      )}
    </div>
  )
}

type ResultsProps = {
  data: EndpointAnswer<typeof searchInternational>
  search: ForeignSearch
  isStale: boolean
  onRetry: () => void
}

function Results({ data: { items, count, error, note, liveness }, search, isStale, onRetry }: ResultsProps) {
  const { t } = useTranslation(['international/page', 'ui/page'])
  const format = useFormat()
  const columns = useColumns()
  const offline = (
    <Button
      variant="default"
      renderRoot={(props) => <Link to="/international" search={search} hash="offline" {...props} />}
    >
      {t('results.offline')}
    </Button>
  )
  if (error !== null)
    return (
      <div role="alert">
        <StateEmpty
          icon="error"
          title={t('results.errorTitle')}
          text={error}
          action={
            <Group>
              <Button loading={isStale} onClick={onRetry}>
                {t('ui/page:actions.retry')}
              </Button>
              {offline}
            </Group>
          }
        />
      </div>
    )
  if (items.length === 0)
    return (
      <div role="status">
        <StateEmpty
          icon="search"
          title={t(count > 0 ? 'results.tooMany' : 'results.emptyTitle')}
          text={t(count > 0 ? 'results.narrowedText' : 'results.emptyText')}
          action={offline}
        />
        {note !== null && <p className={classes.small}>{note}</p>}
        <LivenessNote liveness={liveness} />
      </div>
    )
  return (
    <>
      <p className={classes.count} role="status">
        {t('results.count', { count, formatted: format.number(count) })}
      </p>
      {count > items.length && (
        <p className={classes.small}>{t('results.firstShown', { number: format.number(items.length) })}</p>
      )}
      {count > TOO_MANY_HITS_ABOVE && (
        <p className={classes.notice} role="alert">
          {t('results.tooMany')}
        </p>
      )}
      <DataTable
        caption={t('results.caption')}
        columns={columns}
        rows={items}
        getRowKey={({ id }) => id}
        headerColumn="name"
        isStale={isStale}
      />
      {note !== null && <p className={classes.small}>{note}</p>}
      <LivenessNote liveness={liveness} />
    </>
  )
}

function useColumns(): DataColumn<ForeignHit>[] {
  const { t } = useTranslation('international/page')
  return [
    {
      key: 'country',
      title: t('results.country'),
      width: '5rem',
      render: ({ country }) => (
        <span className={classes.flagged}>
          <CountryFlag country={country} />
          {country.toUpperCase()}
        </span>
      ),
    },
    {
      key: 'name',
      title: t('results.name'),
      render: ({ id, name, isMadeUp }) => (
        <span className={classes.companyName}>
          <Link to="/international/download/$id" params={{ id }}>
            {name}
          </Link>
          {isMadeUp && <span className={classes.mark}>{t('results.madeUp')}</span>}
        </span>
      ),
    },
    { key: 'address', title: t('results.address'), render: ({ address }) => address || '–' },
    {
      key: 'registrationNumber',
      title: t('results.registrationNumber'),
      kind: 'identifier',
      render: ({ registrationNumber }) =>
        registrationNumber === '' ? (
          '–'
        ) : (
          <CopyButton value={registrationNumber} label={t('results.registrationNumber')} />
        ),
    },
  ]
}
