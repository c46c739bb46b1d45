import { Button, Group, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type OperatorSubscriber, readOperatorSubscriber } from '@merleg/contract/operator.contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { call } from '../../../shared/http/call.ts'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import { showError } from '../../../shared/ui/toasts.ts'
import { subscribersQuery } from '../operator.queries.ts'
import { useClaimName } from '../use-claim-name.ts'
import classes from '../operator.module.css'
import { ActDialog } from '../desk/act-dialog.tsx'
import { LongText } from '../desk/long-text.tsx'
import { OperatorTable } from '../desk/operator-table.tsx'

const WHAT = ['watch-list', 'searches'] as const
type Asked = { id: string; what: (typeof WHAT)[number]; reason: string }
const LEAST_REASON = 10

/** Subscribers with contract, users and credit; what they watch and search for is opened for a reason alone. */
export function SubscribersList({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation(['operator/page', 'monitoring/words'])
  const format = useFormat()
  const nameClaim = useClaimName()
  const errorText = useErrorText()
  const [typed, setTyped] = useState('')
  const [name] = useDebouncedValue(typed.trim(), 300)
  const [opened, setOpened] = useState<OperatorSubscriber | null>(null)
  const list = useQuery(subscribersQuery(name))
  const reading = useMutation({
    mutationFn: async ({ id, what, reason }: Asked) =>
      call(readOperatorSubscriber, { params: { id }, body: { what, reason } }),
    onSuccess: () => setOpened(null),
    onError: (error) => showError(errorText(error)),
  })
  return (
    <>
      <TextInput
        label={t('subscribers.search')}
        value={typed}
        maxLength={100}
        maw={420}
        onChange={(event) => setTyped(event.currentTarget.value)}
        mb="md"
      />
      <OperatorTable
        caption={t('views.subscribers')}
        list={list}
        getRowKey={({ id }) => id}
        emptyText={t('subscribers.empty')}
        columns={[
          { key: 'name', title: t('subscribers.name'), width: '16%', render: (row) => <LongText>{row.name}</LongText> },
          {
            key: 'users',
            title: t('subscribers.users'),
            width: '18%',
            render: ({ users }) => <LongText>{users.join(', ')}</LongText>,
          },
          { key: 'claims', title: t('subscribers.claims'), render: ({ claims }) => claims.map(nameClaim).join(', ') },
          {
            key: 'level',
            title: t('subscribers.level'),
            render: ({ level, trialEndsAt }) => (
              <>
                {t(`monitoring/words:levels.${level}`)}
                {trialEndsAt !== null && (
                  <p className={classes.note}>{t('customer.trialEnds', { at: format.dateTime(trialEndsAt) })}</p>
                )}
              </>
            ),
          },
          {
            key: 'watched',
            title: t('subscribers.watched'),
            kind: 'number',
            render: ({ watchedCount }) => format.number(watchedCount),
          },
          {
            key: 'credit',
            title: t('subscribers.credit'),
            kind: 'number',
            render: ({ balances }) => balances.join(' · '),
          },
          {
            key: 'acts',
            title: t('columns.acts'),
            render: (row) => (
              <Group gap="xs">
                <Button size="compact-sm" onClick={() => onOpen(row.id)}>
                  {t('subscribers.open')}
                </Button>
                <Button size="compact-sm" variant="default" onClick={() => setOpened(row)}>
                  {t('subscribers.read')}
                </Button>
              </Group>
            ),
          },
        ]}
      />
      {reading.data !== undefined && (
        <section className={classes.read} aria-label={t('subscribers.readTitle')}>
          <Group justify="space-between">
            <h2 className={classes.readTitle}>{t('subscribers.readTitle')}</h2>
            <Button size="compact-sm" variant="default" onClick={() => reading.reset()}>
              {t('subscribers.close')}
            </Button>
          </Group>
          <OperatorTable
            caption={t('subscribers.readTitle')}
            list={{ data: reading.data, error: null, refetch: () => undefined }}
            getRowKey={({ text, at }) => `${text} ${at}`}
            emptyText={t('subscribers.readEmpty')}
            columns={[
              { key: 'text', title: t('columns.text'), render: ({ text }) => <LongText>{text}</LongText> },
              { key: 'who', title: t('columns.who'), render: ({ who }) => <LongText>{who}</LongText> },
              { key: 'at', title: t('columns.at'), render: ({ at }) => format.dateTime(at) },
            ]}
          />
        </section>
      )}
      {opened !== null && (
        <ActDialog
          title={opened.name}
          choices={WHAT.map((value) => ({ value, label: t(`subscribers.what.${value}`) }))}
          textLabel={t('subscribers.reason')}
          textHint={t('subscribers.reasonHint')}
          leastLetters={LEAST_REASON}
          isBusy={reading.isPending}
          onSubmit={({ choice, text }) => reading.mutate({ id: opened.id, what: choice, reason: text })}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
