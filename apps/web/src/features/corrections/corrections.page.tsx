import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { Pager } from '../../shared/ui/pager.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { SkeletonTable } from '../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../shared/ui/state-empty.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { CorrectionItem } from './components/correction-item.tsx'
import classes from './corrections.module.css'
import { correctionsQuery } from './corrections.queries.ts'

const route = getRouteApi('/main/corrections')

/** What the user reported as wrong, and what became of it. */
export function CorrectionsPage() {
  const { t } = useTranslation('corrections/page')
  const { currentPage = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <div className={classes.page}>
      <PageHeading title={t('list.title')} />
      <Panel title={t('list.reported')}>
        <Reports currentPage={currentPage} onPageChange={(page) => void navigate({ search: { currentPage: page } })} />
      </Panel>
    </div>
  )
}

type ReportsProps = { currentPage: number; onPageChange: (page: number) => void }

function Reports({ currentPage, onPageChange }: ReportsProps) {
  const { t } = useTranslation('corrections/page')
  const { data, error, refetch } = useQuery(correctionsQuery(currentPage))
  if (error !== null) return <StateError error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <SkeletonTable rows={5} columns={3} />
  if (!data.canReport) return <StateEmpty icon="flag" title={t('list.demoTitle')} text={t('list.demoText')} />
  if (data.count === 0) return <StateEmpty icon="flag" title={t('list.emptyTitle')} text={t('list.emptyText')} />
  return (
    <>
      <ul className={classes.items}>
        {data.items.map((correction) => (
          <CorrectionItem key={correction.id} correction={correction} />
        ))}
      </ul>
      <Pager count={data.count} currentPage={currentPage} perPage={data.perPage} onPageChange={onPageChange} />
    </>
  )
}
