import { Button, Group } from '@mantine/core'
import { answerOperatorRequest, finishOperatorRequest, type OperatorRequest } from '@merleg/contract/operator.contract'
import { decideTrial } from '@merleg/contract/operator/customers.contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { call } from '../../../shared/http/call.ts'
import { useAct } from '../desk/use-act.ts'
import { requestsQuery } from '../operator.queries.ts'
import classes from '../operator.module.css'
import { ActDialog } from '../desk/act-dialog.tsx'
import { OperatorTable } from '../desk/operator-table.tsx'

/** What users and companies ask, with the answer. */
export function RequestsQueue({ state }: { state: 'open' | 'all' }) {
  const { t } = useTranslation('operator/page')
  const format = useFormat()
  const [answered, setAnswered] = useState<OperatorRequest | null>(null)
  const [decided, setDecided] = useState<OperatorRequest | null>(null)
  const list = useQuery(requestsQuery(state))
  const answering = useAct(({ number, text }: { number: number; text: string }) =>
    call(answerOperatorRequest, { params: { number }, body: { text } }),
  )
  const finishing = useAct((number: number) => call(finishOperatorRequest, { params: { number }, body: { note: '' } }))
  return (
    <>
      <OperatorTable
        caption={t('views.requests')}
        list={list}
        getRowKey={({ number }) => number}
        emptyText={t('requests.empty')}
        columns={[
          { key: 'number', title: t('columns.number'), kind: 'number', render: ({ number }) => number },
          { key: 'kind', title: t('columns.kind'), render: ({ kind }) => t(`requests.kinds.${kind}`) },
          { key: 'at', title: t('columns.at'), render: ({ askedAt }) => format.dateTime(askedAt) },
          {
            key: 'who',
            title: t('columns.who'),
            render: ({ name, email, phone, subscriber }) =>
              [subscriber, name, email, phone].filter((part) => part !== '').join(', '),
          },
          {
            key: 'text',
            title: t('columns.text'),
            render: ({ text, pageAddress, answer, note }) => (
              <div className={classes.text}>
                {text}
                {pageAddress !== null && <p className={classes.note}>{pageAddress}</p>}
                {answer !== null && <p className={classes.note}>{t('requests.answer', { answer })}</p>}
                {note !== null && <p className={classes.note}>{note}</p>}
              </div>
            ),
          },
          {
            key: 'acts',
            title: t('columns.acts'),
            render: (row) =>
              row.doneAt !== null ? (
                t('requests.done', { date: format.dateTime(row.doneAt) })
              ) : row.isUndecidedTrial ? (
                <Button size="compact-sm" onClick={() => setDecided(row)}>
                  {t('requests.trial')}
                </Button>
              ) : (
                <Group gap="xs">
                  <Button size="compact-sm" onClick={() => setAnswered(row)}>
                    {t('acts.answer')}
                  </Button>
                  <Button
                    size="compact-sm"
                    variant="default"
                    loading={finishing.isPending}
                    onClick={() => finishing.mutate(row.number)}
                  >
                    {t('acts.done')}
                  </Button>
                </Group>
              ),
          },
        ]}
      />
      {decided !== null && <TrialDialog request={decided} onClose={() => setDecided(null)} />}
      {answered !== null && (
        <ActDialog
          title={t('requests.answerTo', { number: answered.number })}
          choices={[{ value: 'answered', label: t('acts.answer') }]}
          textLabel={t('act.answer')}
          textHint={t('act.mailed')}
          isBusy={answering.isPending}
          onSubmit={({ text }) =>
            answering.mutate({ number: answered.number, text }, { onSuccess: () => setAnswered(null) })
          }
          onClose={() => setAnswered(null)}
        />
      )}
    </>
  )
}

/** Gives or refuses a trial. */
function TrialDialog({ request: { number, subscriber }, onClose }: { request: OperatorRequest; onClose: () => void }) {
  const { t } = useTranslation('operator/page')
  const deciding = useAct((body: { decision: 'granted' | 'refused'; text: string }) =>
    call(decideTrial, { params: { number }, body }),
  )
  return (
    <ActDialog
      title={t('requests.trialOf', { number, company: subscriber })}
      choices={[
        { value: 'granted', label: t('requests.grant') },
        { value: 'refused', label: t('requests.refuse') },
      ]}
      textLabel={t('act.answer')}
      textHint={t('requests.refusalHint')}
      leastLetters={0}
      withText={(choice) => choice === 'refused'}
      isBusy={deciding.isPending}
      onSubmit={({ choice, text }) => deciding.mutate({ decision: choice, text }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
