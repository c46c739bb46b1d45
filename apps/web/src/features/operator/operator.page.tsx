import { Switch, Tabs } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { CorrectionsQueue } from './components/corrections-queue.tsx'
import { OrdersQueue } from './components/orders-queue.tsx'
import { RequestsQueue } from './components/requests-queue.tsx'
import { SubscribersList } from './components/subscribers-list.tsx'
import { JobsList, MailsList, SecurityList, SourcesList } from './components/system-lists.tsx'
import { CustomerSheet } from './customers/components/customer-sheet.tsx'
import { OPERATOR_VIEWS, type OperatorView } from './operator-view.ts'
import { PricesList } from './price-list/components/prices-list.tsx'

const route = getRouteApi('/main/operator')

/** Lists that hide what is done. */
const WITH_STATE: readonly OperatorView[] = ['requests', 'corrections', 'orders', 'prices', 'jobs']

/** The provider's own pages; the server lets in operators with a second factor alone. */
export function OperatorPage() {
  const { t } = useTranslation('operator/page')
  const { view = 'requests', state } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <>
      <PageHeading title={t('title')} />
      <Tabs
        value={view}
        keepMounted={false}
        onChange={(chosen) => {
          const next = OPERATOR_VIEWS.find((one) => one === chosen)
          if (next !== undefined) void navigate({ search: { view: next } })
        }}
      >
        <Tabs.List aria-label={t('title')} mb="md">
          {OPERATOR_VIEWS.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`views.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={view}>
          {WITH_STATE.includes(view) && (
            <Switch
              label={t(view === 'prices' ? 'prices.all' : 'all')}
              checked={state === 'all'}
              mb="md"
              onChange={(event) =>
                void navigate({ search: { view, state: event.currentTarget.checked ? 'all' : undefined } })
              }
            />
          )}
          <View view={view} state={state ?? 'open'} />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}

function View({ view, state }: { view: OperatorView; state: 'open' | 'all' }) {
  switch (view) {
    case 'requests':
      return <RequestsQueue state={state} />
    case 'corrections':
      return <CorrectionsQueue state={state} />
    case 'orders':
      return <OrdersQueue state={state} />
    case 'subscribers':
      return <Subscribers />
    case 'prices':
      return <PricesList state={state} />
    case 'jobs':
      return <JobsList state={state} />
    case 'mails':
      return <MailsList />
    case 'sources':
      return <SourcesList />
    case 'security':
      return <SecurityList />
  }
}

/** The list, or one of them. */
function Subscribers() {
  const { subscriber, account = 'normal', currentPage = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const open = (id: string): void => void navigate({ search: { view: 'subscribers', subscriber: id } })
  if (subscriber === undefined) return <SubscribersList onOpen={open} />
  return (
    <CustomerSheet
      id={subscriber}
      account={account}
      currentPage={currentPage}
      onShow={(shown) =>
        void navigate({
          search: {
            view: 'subscribers',
            subscriber,
            account: shown.account,
            currentPage: shown.currentPage > 1 ? shown.currentPage : undefined,
          },
          resetScroll: false,
        })
      }
      onBack={() => void navigate({ search: { view: 'subscribers' } })}
    />
  )
}
