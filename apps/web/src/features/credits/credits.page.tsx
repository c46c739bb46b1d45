import { downloadCreditStatement, STATEMENT_FILES } from '@merleg/contract/credits.contract'
import { endpointUrl } from '@merleg/contract/endpoint-url'
import { Button, Menu } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../shared/ui/icon.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { SkeletonPanel } from '../../shared/ui/skeletons.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { useDownload } from '../../shared/ui/use-download.ts'
import { AccountCards } from './components/account-cards.tsx'
import { HeldAmounts } from './components/held-amounts.tsx'
import { StatementPanel } from './components/statement-panel.tsx'
import classes from './credits.module.css'
import { creditsQuery, withoutGaps } from './credits.queries.ts'

const route = getRouteApi('/main/credits')

/** What the subscriber can spend, what is held, and the statement; account, filter and page stand in the address. */
export function CreditsPage() {
  const { t } = useTranslation('credits/page')
  const { account = 'normal' } = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error, refetch } = useQuery(creditsQuery())
  return (
    <div className={classes.page}>
      <PageHeading title={t('title')} actions={<StatementFiles />} />
      <p className={classes.intro}>{t('intro')}</p>
      {data?.hasDemoCredit === true && <p className={classes.demo}>{t('demo')}</p>}
      {error !== null && data === undefined && <StateError error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <SkeletonPanel rows={3} />}
      {data !== undefined && (
        <>
          <AccountCards
            accounts={data.accounts}
            chosen={account}
            onChoose={(chosen) =>
              void navigate({ search: (old) => ({ ...old, account: chosen, currentPage: undefined }), resetScroll: false })
            }
          />
          <HeldAmounts holds={data.holds} count={data.holdCount} />
        </>
      )}
      <StatementPanel key={account} account={account} />
    </div>
  )
}

function StatementFiles() {
  const { t } = useTranslation('credits/page')
  const { t: tUi } = useTranslation('ui/page')
  const { account = 'normal', kind, from, to } = route.useSearch()
  const { isBusy, start } = useDownload()
  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="default" size="xs" loading={isBusy} leftSection={<Icon name="download" size={14} />}>
          {tUi('actions.download')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {STATEMENT_FILES.map((format) => (
          <Menu.Item
            key={format}
            onClick={() =>
              start(
                endpointUrl(downloadCreditStatement, { query: withoutGaps({ account, format, kind, from, to }) }),
              )
            }
          >
            {t(`files.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
