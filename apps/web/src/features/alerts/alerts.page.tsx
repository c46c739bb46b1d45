import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../shared/format/use-format.ts'
import { usePageActions } from '../../shared/palette/page-actions.ts'
import { MonitoringTabs } from '../../shared/ui/monitoring-tabs.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { Pager } from '../../shared/ui/pager.tsx'
import { SkeletonRows } from '../../shared/ui/skeletons.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { alertDeskQuery } from './alerts.queries.ts'
import { actOnInbox } from './act-on-inbox.ts'
import classes from './alerts.module.css'
import { AlertDetail } from './components/alert-detail.tsx'
import { AlertFilters } from './components/alert-filters.tsx'
import { AlertList } from './components/alert-list.tsx'
import { AlertViews } from './components/alert-views.tsx'
import { BulkBar } from './components/bulk-bar.tsx'
import { FourEyesMenu } from './components/four-eyes-menu.tsx'
import { FourEyesProposal } from './components/four-eyes-proposal.tsx'
import { InboxEmpty } from './components/inbox-empty.tsx'
import { KeysHelp } from './components/keys-help.tsx'
import { StepDialog } from './components/step-dialog.tsx'
import { StepNotice } from './components/step-notice.tsx'
import { type Inbox, useInbox } from './use-inbox.ts'
import { useSingleKeys } from '../../shared/shortcuts/single-keys.ts'
import { INBOX_KEYS } from './inbox-keys.ts'
import { useInboxKeys } from './use-inbox-keys.ts'

/** Alerts as work: what is open, whose it is, and what was decided; the state of the page stands in its address. */
export function AlertsPage() {
  const { t } = useTranslation('alerts/page')
  const inbox = useInbox()
  const [areKeysOn, setAreKeysOn] = useSingleKeys()
  const { pinned, search, change, steps, asked } = inbox
  useInboxActions(inbox)
  useInboxKeys(areKeysOn && asked === null, (action) => actOnInbox(inbox, action))
  return (
    <div className={classes.page}>
      <MonitoringTabs />
      <PageHeading
        title={t('title')}
        actions={
          <>
            <FourEyesMenu />
            <KeysHelp {...inbox.help} areKeysOn={areKeysOn} onSwitch={setAreKeysOn} />
          </>
        }
      />
      <FourEyesAsked />
      <AlertViews view={search.view ?? 'open'} counts={pinned.counts} />
      <AlertFilters
        key={search.search}
        search={search}
        onChange={(filter) => change({ ...filter, currentPage: undefined })}
      />
      {steps.notice !== null && (
        <StepNotice notice={steps.notice} isBusy={steps.isBusy} onUndo={steps.undo} onDismiss={steps.dismiss} />
      )}
      <div className={classes.columns}>
        <div className={classes.side}>
          <ListPart inbox={inbox} />
        </div>
        <div className={classes.chosen}>
          <AlertDetail key={search.alert} inbox={inbox} />
        </div>
      </div>
      {asked !== null && <StepDialog asked={asked} inbox={inbox} />}
    </div>
  )
}

/** What the keys do with the chosen alert, in the command palette. */
function useInboxActions(inbox: Inbox): void {
  const { t } = useTranslation('alerts/page')
  usePageActions(
    INBOX_KEYS.filter((key) => 'icon' in key).map(({ action, icon }) => ({
      id: `alerts:${action}`,
      label: t(`keys.${action}`),
      icon,
      run: () => actOnInbox(inbox, action),
    })),
  )
}

/** What somebody else wants to change of how all decide is not only for who looks it up. */
function FourEyesAsked() {
  const { data } = useQuery(alertDeskQuery)
  const proposal = data?.fourEyes.proposal ?? null
  return proposal === null || proposal.isOwn ? null : <FourEyesProposal proposal={proposal} />
}

function ListPart({ inbox }: { inbox: Inbox }) {
  const { t } = useTranslation('alerts/page')
  const format = useFormat()
  const { pinned, search, change, alerts } = inbox
  const { error, retry } = pinned
  const { data, isPlaceholderData } = pinned.list
  const showNewer = (): void => {
    pinned.showNewer()
    change({ currentPage: undefined })
  }
  return (
    <>
      {pinned.newer > 0 && (search.view ?? 'open') === 'open' && (
        <Button variant="light" size="xs" className={classes.newer} onClick={showNewer}>
          {t('newer', { count: pinned.newer })}
        </Button>
      )}
      {error !== null && <StateError error={error} onRetry={retry} />}
      {data === undefined && error === null && <SkeletonRows rows={8} />}
      {data !== undefined && data.meta.count === 0 && (
        <InboxEmpty search={search} onChange={change} onShowNewer={showNewer} />
      )}
      {data !== undefined && data.meta.count > 0 && (
        <>
          <BulkBar inbox={inbox} />
          <p className={classes.count} role="status">
            {data.meta.isCountExact
              ? t('count', { count: data.meta.count })
              : t('countAtLeast', { count: format.number(data.meta.count) })}
          </p>
          <AlertList inbox={inbox} alerts={alerts} isStale={isPlaceholderData} />
          <Pager
            count={data.meta.count}
            currentPage={search.currentPage ?? 1}
            perPage={pinned.perPage}
            onPageChange={(page) => change({ currentPage: page === 1 ? undefined : page })}
            onPerPageChange={(perPage) => change({ perPage, currentPage: undefined })}
          />
        </>
      )}
    </>
  )
}
