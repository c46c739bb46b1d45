import { NativeSelect } from '@mantine/core'
import type { Usage } from '@merleg/contract/administration.contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../shared/format/use-format.ts'
import { AdministrationTabs } from '../../shared/ui/administration-tabs.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { SkeletonTable } from '../../shared/ui/skeletons.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import classes from './administration.module.css'
import { usageQuery } from './administration.queries.ts'
import { UsageTable, useSpentText } from './components/usage-table.tsx'

const route = getRouteApi('/main/administration/usage')

/** What users did in a month, and what it cost; the month stands in the address. */
export function UsagePage() {
  const { t } = useTranslation('administration/page')
  const { month } = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error, refetch, isPlaceholderData } = useQuery(usageQuery(month))
  return (
    <div className={classes.page}>
      <PageHeading title={t('usage.title')} />
      <AdministrationTabs />
      {error !== null && <StateError error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <SkeletonTable columns={6} />}
      {error === null && data !== undefined && (
        <>
          <Panel title={t('usage.caption')}>
            <NativeSelect
              className={classes.filter}
              label={t('usage.month')}
              value={month ?? data.month}
              data={data.months}
              onChange={(event) =>
                void navigate({ search: { month: event.currentTarget.value }, replace: true, resetScroll: false })
              }
            />
            <UsageTable users={data.users} isStale={isPlaceholderData} />
            <UsageRest usage={data} />
          </Panel>
          <UsageNotes usage={data} />
        </>
      )}
    </div>
  )
}

function UsageRest({ usage: { otherSpent, callsOfKeys } }: { usage: Usage }) {
  const { t } = useTranslation('administration/page')
  const format = useFormat()
  const spentText = useSpentText()
  return (
    <>
      {otherSpent.length > 0 && <p className={classes.hint}>{t('usage.others', { amount: spentText(otherSpent) })}</p>}
      <p className={classes.hint}>{t('usage.keys', { number: format.number(callsOfKeys) })}</p>
    </>
  )
}

function UsageNotes({ usage: { exportsSince } }: { usage: Usage }) {
  const { t } = useTranslation('administration/page')
  const format = useFormat()
  return (
    <Panel title={t('usage.notesTitle')}>
      <ul className={classes.notes}>
        <li>{t('usage.noteSearches')}</li>
        {exportsSince !== null && <li>{t('usage.noteExports', { since: format.day(exportsSince) })}</li>}
        <li>{t('usage.noteOrders')}</li>
      </ul>
    </Panel>
  )
}
