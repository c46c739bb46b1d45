import { downloadAudit } from '@merleg/contract/audit.contract'
import { TABLE_FILES, type TableFileFormat } from '@merleg/contract/table-files'
import { endpointUrl } from '@merleg/contract/endpoint-url'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePreferences } from '../../shared/storage/preferences.ts'
import { AdministrationTabs } from '../../shared/ui/administration-tabs.tsx'
import { FileMenu } from '../../shared/ui/file-menu.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { Pager } from '../../shared/ui/pager.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { SkeletonTable } from '../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../shared/ui/state-empty.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import classes from './audit.module.css'
import { auditQuery, withoutGaps } from './audit.queries.ts'
import { AuditFilters } from './components/audit-filters.tsx'
import { AuditTable } from './components/audit-table.tsx'

const route = getRouteApi('/main/administration/audit')

/** Who of the subscriber did what; filter and page stand in the address. */
export function AuditPage() {
  const { t } = useTranslation('audit/page')
  const search = route.useSearch()
  const { act, user, from, to } = search
  const { perPage: preferred } = usePreferences()
  const { currentPage = 1, perPage = preferred } = search
  const navigate = route.useNavigate()
  const filter = { act, user, from, to }
  const { data, error, refetch, isPlaceholderData } = useQuery(auditQuery({ ...filter, currentPage, perPage }))
  const file = (format: TableFileFormat) => endpointUrl(downloadAudit, { query: withoutGaps({ ...filter, format }) })
  const go = (change: object): void =>
    void navigate({ search: (old) => ({ ...old, currentPage: undefined, ...change }), resetScroll: false })
  return (
    <div className={classes.page}>
      <PageHeading title={t('title')} actions={<FileMenu formats={TABLE_FILES} urlOf={file} />} />
      <AdministrationTabs />
      <p className={classes.intro}>{t('intro')}</p>
      <Panel title={t('title')}>
        <AuditFilters filter={filter} acts={data?.acts ?? []} users={data?.users ?? []} onChange={go} />
        {error !== null && <StateError error={error} onRetry={() => void refetch()} />}
        {error === null && data === undefined && <SkeletonTable columns={4} />}
        {error === null && data?.meta.count === 0 && (
          <StateEmpty icon="history" title={t('emptyTitle')} text={t('emptyText')} />
        )}
        {error === null && data !== undefined && data.meta.count > 0 && (
          <>
            <AuditTable entries={data.results} isStale={isPlaceholderData} />
            <Pager
              count={data.meta.count}
              currentPage={currentPage}
              perPage={perPage}
              onPageChange={(page) => go({ currentPage: page })}
              onPerPageChange={(size) => go({ perPage: size })}
            />
          </>
        )}
      </Panel>
    </div>
  )
}
