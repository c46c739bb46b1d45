import { Button } from '@mantine/core'
import { cancelOperatorJob, resendOperatorMail } from '@merleg/contract/operator.contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { call } from '../../../shared/http/call.ts'
import { useAct } from '../desk/use-act.ts'
import { jobsQuery, mailsQuery, securityQuery, sourcesQuery } from '../operator.queries.ts'
import { LongText } from '../desk/long-text.tsx'
import { OperatorTable } from '../desk/operator-table.tsx'

/** Long jobs with how far they are; asked for again and again while it is open. */
export function JobsList({ state }: { state: 'open' | 'all' }) {
  const { t } = useTranslation('operator/page')
  const format = useFormat()
  const list = useQuery(jobsQuery(state))
  const cancelling = useAct((id: string) => call(cancelOperatorJob, { params: { id }, body: {} }))
  return (
    <OperatorTable
      caption={t('views.jobs')}
      list={list}
      getRowKey={({ id }) => id}
      emptyText={t('jobs.empty')}
      columns={[
        { key: 'kind', title: t('columns.kind'), render: ({ text }) => text },
        { key: 'who', title: t('columns.who'), render: ({ subscriber }) => <LongText>{subscriber}</LongText> },
        { key: 'at', title: t('columns.at'), render: ({ createdAt }) => format.dateTime(createdAt) },
        {
          key: 'state',
          title: t('columns.state'),
          render: ({ state: now, failure }) => (
            <LongText>{[t(`jobs.states.${now}`), failure].filter(Boolean).join(': ')}</LongText>
          ),
        },
        {
          key: 'progress',
          title: t('jobs.progress'),
          kind: 'number',
          render: ({ doneCount, totalCount }) =>
            totalCount === null
              ? format.number(doneCount)
              : `${format.number(doneCount)} / ${format.number(totalCount)}`,
        },
        {
          key: 'acts',
          title: t('columns.acts'),
          render: ({ id, state: now, isCancelAsked }) => {
            if (now !== 'waiting' && now !== 'running') return null
            if (isCancelAsked) return t('jobs.cancelAsked')
            return (
              <Button
                size="compact-sm"
                variant="default"
                loading={cancelling.isPending}
                onClick={() => cancelling.mutate(id)}
              >
                {t('jobs.cancel')}
              </Button>
            )
          },
        },
      ]}
    />
  )
}

/** Mails that could not be sent. */
export function MailsList() {
  const { t } = useTranslation('operator/page')
  const format = useFormat()
  const list = useQuery(mailsQuery)
  const resending = useAct((id: string) => call(resendOperatorMail, { body: { id } }))
  return (
    <OperatorTable
      caption={t('views.mails')}
      list={list}
      getRowKey={({ id }) => id}
      emptyText={t('mails.empty')}
      columns={[
        { key: 'recipient', title: t('mails.recipient'), render: ({ recipient }) => <LongText>{recipient}</LongText> },
        { key: 'subject', title: t('mails.subject'), render: ({ subject }) => <LongText>{subject}</LongText> },
        { key: 'reason', title: t('mails.reason'), render: ({ reason }) => <LongText>{reason}</LongText> },
        { key: 'attempts', title: t('mails.attempts'), kind: 'number', render: ({ attempts }) => attempts },
        { key: 'at', title: t('columns.at'), render: ({ lastFailedAt }) => format.dateTime(lastFailedAt) },
        {
          key: 'acts',
          title: t('columns.acts'),
          render: ({ id, isGivenUp }) =>
            isGivenUp ? (
              <Button size="compact-sm" loading={resending.isPending} onClick={() => resending.mutate(id)}>
                {t('mails.resend')}
              </Button>
            ) : (
              t('mails.triedAgain')
            ),
        },
      ]}
    />
  )
}

/** Sources, the one of which nothing was heard for longest first. */
export function SourcesList() {
  const { t } = useTranslation('operator/page')
  const format = useFormat()
  const list = useQuery(sourcesQuery)
  return (
    <OperatorTable
      caption={t('views.sources')}
      list={list}
      getRowKey={({ id }) => id}
      emptyText={t('sources.empty')}
      columns={[
        {
          key: 'title',
          title: t('sources.title'),
          // What sources are called is said in the language of the register, whatever that of the reader.
          render: ({ title, publisher, isMadeUp }) => (
            <>
              <LongText lang="hu">{`${publisher}, ${title}`}</LongText>
              {isMadeUp && ` (${t('sources.madeUp')})`}
            </>
          ),
        },
        {
          key: 'observed',
          title: t('sources.observedOn'),
          render: ({ observedOn }) => (observedOn === null ? t('sources.nothingYet') : format.date(observedOn)),
        },
        { key: 'merged', title: t('sources.mergedAt'), render: ({ mergedAt }) => format.dateTime(mergedAt) },
        { key: 'read', title: t('sources.read'), kind: 'number', render: ({ readCount }) => format.number(readCount) },
        {
          key: 'rejected',
          title: t('sources.rejected'),
          kind: 'number',
          render: ({ rejectedCount }) => format.number(rejectedCount),
        },
        {
          key: 'refused',
          title: t('sources.refused'),
          kind: 'number',
          render: ({ refusedBatches }) => format.number(refusedBatches),
        },
      ]}
    />
  )
}

/** What happened to accounts. */
export function SecurityList() {
  const { t } = useTranslation('operator/page')
  const format = useFormat()
  const list = useQuery(securityQuery)
  return (
    <OperatorTable
      caption={t('views.security')}
      list={list}
      getRowKey={({ id }) => id}
      emptyText={t('security.empty')}
      columns={[
        { key: 'at', title: t('columns.at'), render: ({ at }) => format.dateTime(at) },
        { key: 'event', title: t('columns.kind'), render: ({ text }) => text },
        { key: 'who', title: t('columns.who'), render: ({ user }) => user ?? t('security.nobody') },
        { key: 'detail', title: t('columns.text'), render: ({ detail }) => <LongText>{detail}</LongText> },
      ]}
    />
  )
}
