import { Button } from '@mantine/core'
import type { CreditStatement } from '@merleg/contract/credits.contract'
import type { CreditAccount } from '@merleg/domain/credits/credit-accounts'
import { formatCredit } from '@merleg/domain/credits/credit-money'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { usePreferences } from '../../../shared/storage/preferences.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Pager } from '../../../shared/ui/pager.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { SkeletonTable } from '../../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../../shared/ui/state-empty.tsx'
import { StateError } from '../../../shared/ui/state-error.tsx'
import classes from '../credits.module.css'
import { type StatementFilter, statementQuery } from '../credits.queries.ts'
import { PeriodSums } from './period-sums.tsx'
import { StatementFilters } from './statement-filters.tsx'
import { StatementTable } from './statement-table.tsx'

const route = getRouteApi('/main/credits')

/** The entries of one kind of credit, the latest first, with their sums. */
export function StatementPanel({ account }: { account: CreditAccount }) {
  const { t } = useTranslation(['credits/page', 'credits/words'])
  const { kind, from, to, currentPage = 1, ...search } = route.useSearch()
  const navigate = route.useNavigate()
  const preferences = usePreferences()
  const perPage = search.perPage ?? preferences.perPage
  const { data, error, isPlaceholderData, refetch } = useQuery(
    statementQuery({ account, kind, from, to, currentPage, perPage }),
  )
  const filter = (changes: StatementFilter): void =>
    void navigate({ search: (old) => ({ ...old, ...changes, currentPage: undefined }), resetScroll: false })
  const isFiltered = kind !== undefined || from !== undefined || to !== undefined
  const clear = { kind: undefined, from: undefined, to: undefined }
  return (
    <Panel
      title={`${t('credits/words:statement')}: ${t(`credits/words:accounts.${account}`)}`}
      foot={data !== undefined && data.check.entryCount > 0 ? <SumCheck statement={data} /> : null}
    >
      <StatementFilters filter={{ kind, from, to }} onChange={filter} />
      {error !== null && <StateError error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <SkeletonTable columns={5} />}
      {error === null && data?.meta.count === 0 && !isFiltered && (
        <StateEmpty icon="coin" title={t('empty.title')} text={t('empty.text')} />
      )}
      {error === null && data?.meta.count === 0 && isFiltered && (
        <StateEmpty
          icon="filter"
          title={t('noneFits.title')}
          text={t('noneFits.text')}
          action={
            <Button variant="default" size="xs" onClick={() => filter(clear)}>
              {t('filter.clear')}
            </Button>
          }
        />
      )}
      {error === null && data !== undefined && data.meta.count > 0 && (
        <>
          <PeriodSums statement={data} isFilteredByKind={kind !== undefined} />
          <StatementTable statement={data} isStale={isPlaceholderData} />
          <Pager
            count={data.meta.count}
            currentPage={currentPage}
            perPage={perPage}
            onPageChange={(page) =>
              void navigate({ search: (old) => ({ ...old, currentPage: page }), resetScroll: false })
            }
            onPerPageChange={(size) =>
              void navigate({
                search: (old) => ({ ...old, perPage: size, currentPage: undefined }),
                resetScroll: false,
              })
            }
          />
        </>
      )}
    </Panel>
  )
}

/** Says whether all entries of the account give its balance. */
function SumCheck({ statement }: { statement: CreditStatement }) {
  const { t } = useTranslation('credits/page')
  const format = useFormat()
  const { entryCount, entriesSum, posted, isAgreeing } = statement.check
  const style = { currency: statement.currency }
  const sum = formatCredit(format.locale, entriesSum, style)
  if (!isAgreeing)
    return (
      <p role="alert" className={classes.fault}>
        <Icon name="error" size={16} />
        {t('check.differs', { sum, posted: formatCredit(format.locale, posted, style) })}
      </p>
    )
  return (
    <p className={classes.checked}>
      <Icon name="check" size={16} />
      {t('check.agrees', { count: entryCount, number: format.number(entryCount), sum })}
    </p>
  )
}
