import { Button, Group } from '@mantine/core'
import type { CreditBalance } from '@merleg/contract/credits.contract'
import type { CreditAccount } from '@merleg/domain/credits/credit-accounts'
import { formatCredit } from '@merleg/domain/credits/credit-money'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { SkeletonPanel } from '../../../../shared/ui/skeletons.tsx'
import { StateError } from '../../../../shared/ui/state-error.tsx'
import { customerQuery, useKeepTrial } from '../customers.queries.ts'
import classes from '../customers.module.css'
import { CustomerEntries } from './customer-entries.tsx'
import { PostingDialog } from './posting-dialog.tsx'
import type { PostingPurpose } from './posting-form.tsx'

type CustomerSheetProps = {
  id: string
  account: CreditAccount
  currentPage: number
  onShow: (shown: { account: CreditAccount; currentPage: number }) => void
  onBack: () => void
}

/** A subscriber's trial and credit, and what can be done about them. */
export function CustomerSheet({ id, account, currentPage, onShow, onBack }: CustomerSheetProps) {
  const { t } = useTranslation(['operator/page', 'credits/words'])
  const [purpose, setPurpose] = useState<PostingPurpose | null>(null)
  const { data, error, refetch } = useQuery(customerQuery(id))
  const chosen = data?.accounts.find((one) => one.account === account)
  return (
    <section aria-label={data?.name ?? t('subscribers.credit')}>
      <Button variant="default" size="compact-sm" leftSection={<Icon name="chevron-left" size={14} />} onClick={onBack}>
        {t('customer.list')}
      </Button>
      {error !== null && <StateError error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <SkeletonPanel rows={4} />}
      {data !== undefined && chosen !== undefined && (
        <>
          <h2 className={classes.name}>{data.name}</h2>
          {data.trialEndsAt !== null && <TrialLine id={id} endsAt={data.trialEndsAt} />}
          <ul className={classes.accounts} aria-label={t('subscribers.credit')}>
            {data.accounts.map((one) => (
              <AccountCard
                key={one.account}
                of={one}
                isChosen={one.account === account}
                onChoose={() => onShow({ account: one.account, currentPage: 1 })}
              />
            ))}
          </ul>
          <Button onClick={() => setPurpose({ kind: 'post' })}>
            {t('customer.post', { account: t(`credits/words:accounts.${account}`) })}
          </Button>
          <CustomerEntries
            id={id}
            account={account}
            currentPage={currentPage}
            onPage={(page) => onShow({ account, currentPage: page })}
            onRefund={setPurpose}
          />
          {purpose !== null && (
            <PostingDialog
              customer={data}
              account={account}
              balance={chosen.balance}
              purpose={purpose}
              onClose={() => setPurpose(null)}
            />
          )}
        </>
      )}
    </section>
  )
}

type AccountCardProps = { of: CreditBalance; isChosen: boolean; onChoose: () => void }

function AccountCard({ of: { account, currency, balance, held }, isChosen, onChoose }: AccountCardProps) {
  const { t } = useTranslation(['operator/page', 'credits/words', 'credits/page'])
  const { locale } = useFormat()
  return (
    <li>
      <button
        type="button"
        className={classes.account}
        data-chosen={isChosen || undefined}
        aria-pressed={isChosen}
        onClick={onChoose}
      >
        <span>{t(`credits/words:accounts.${account}`)}</span>
        <strong className={classes.balance}>{formatCredit(locale, balance, { currency })}</strong>
        {held > 0 && (
          <span className={classes.held}>
            {t('credits/page:held', { amount: formatCredit(locale, held, { currency }) })}
          </span>
        )}
      </button>
    </li>
  )
}

function TrialLine({ id, endsAt }: { id: string; endsAt: string }) {
  const { t } = useTranslation('operator/page')
  const format = useFormat()
  const [isAsked, setIsAsked] = useState(false)
  const keeping = useKeepTrial(id)
  return (
    <Group gap="sm" my="sm">
      <span>{t('customer.trialEnds', { at: format.dateTime(endsAt) })}</span>
      <Button size="compact-sm" variant="default" onClick={() => setIsAsked(true)}>
        {t('customer.keep')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('customer.keep')}
        isBusy={keeping.isPending}
        onConfirm={() => keeping.mutate(undefined, { onSettled: () => setIsAsked(false) })}
        onClose={() => setIsAsked(false)}
      >
        {t('customer.keepText')}
      </ConfirmDialog>
    </Group>
  )
}
