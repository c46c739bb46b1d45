import { Button } from '@mantine/core'
import { endpointUrl } from '@merleg/contract/endpoint-url'
import {
  downloadOperatorEvidence,
  handleOperatorCorrection,
  type OperatorCorrection,
} from '@merleg/contract/operator.contract'
import { reportPage } from '@merleg/contract/pages'
import {
  CORRECTION_NOTICES,
  type CorrectionNoticeKind,
  isUndecided,
} from '@merleg/domain/corrections/correction-states'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { call } from '../../../shared/http/call.ts'
import { ProvenanceList } from '../../../shared/ui/provenance-list.tsx'
import { UrlLink } from '../../../shared/ui/url-link.tsx'
import { useDownload } from '../../../shared/ui/use-download.ts'
import { useAct } from '../desk/use-act.ts'
import { correctionsQuery } from '../operator.queries.ts'
import classes from '../operator.module.css'
import { ActDialog } from '../desk/act-dialog.tsx'
import { OperatorTable } from '../desk/operator-table.tsx'

type Handled = { number: number; act: CorrectionNoticeKind; text: string }

/** Values that are said to be wrong: sources to follow, answers, decisions. */
export function CorrectionsQueue({ state }: { state: 'open' | 'all' }) {
  const { t } = useTranslation('operator/page')
  const format = useFormat()
  const [handled, setHandled] = useState<OperatorCorrection | null>(null)
  const list = useQuery(correctionsQuery(state))
  const handling = useAct(({ number, act, text }: Handled) =>
    call(handleOperatorCorrection, { params: { number }, body: { act, text } }),
  )
  const choices = CORRECTION_NOTICES.filter((act) => act === 'answered' || (handled && isUndecided(handled.state)))
  return (
    <>
      <OperatorTable
        caption={t('views.corrections')}
        list={list}
        getRowKey={({ number }) => number}
        emptyText={t('corrections.empty')}
        columns={[
          { key: 'number', title: t('columns.number'), kind: 'number', render: ({ number }) => number },
          { key: 'at', title: t('columns.at'), render: ({ reportedAt }) => format.dateTime(reportedAt) },
          {
            key: 'who',
            title: t('columns.who'),
            render: ({ subscriber, reporter, email }) =>
              [subscriber ?? t('corrections.objection'), reporter, email].join(', '),
          },
          { key: 'what', title: t('columns.text'), render: (row) => <Reported correction={row} /> },
          { key: 'state', title: t('columns.state'), render: (row) => t(`corrections.states.${row.state}`) },
          {
            key: 'acts',
            title: t('columns.acts'),
            render: (row) => (
              <Button size="compact-sm" onClick={() => setHandled(row)}>
                {t('acts.handle')}
              </Button>
            ),
          },
        ]}
      />
      {handled !== null && (
        <ActDialog
          title={t('corrections.title', { number: handled.number })}
          choices={choices.map((value) => ({ value, label: t(`corrections.acts.${value}`) }))}
          textLabel={t('act.answer')}
          textHint={t('act.mailed')}
          isBusy={handling.isPending}
          onSubmit={({ choice, text }) =>
            handling.mutate({ number: handled.number, act: choice, text }, { onSuccess: () => setHandled(null) })
          }
          onClose={() => setHandled(null)}
        />
      )}
    </>
  )
}

function Reported({ correction }: { correction: OperatorCorrection }) {
  const { t } = useTranslation('operator/page')
  const download = useDownload()
  const { number, companyId, companyName, section, field, shownValue, fault, expected, evidence, file } = correction
  return (
    <div className={classes.text}>
      <p className={classes.line}>
        <UrlLink url={reportPage(companyId, section)}>{companyName}</UrlLink> – {field}: {shownValue}
      </p>
      <p className={classes.line}>{t('corrections.fault', { fault })}</p>
      <p className={classes.line}>{t('corrections.expected', { expected })}</p>
      {evidence !== '' && <p className={classes.line}>{t('corrections.evidence', { evidence })}</p>}
      {file !== null && (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={download.isBusy}
          onClick={() => download.start(endpointUrl(downloadOperatorEvidence, { params: { number } }))}
        >
          {file.name}
        </Button>
      )}
      <details>
        <summary>{t('corrections.sources')}</summary>
        <ProvenanceList sources={correction.sources} />
      </details>
      {correction.notices.map(({ kind, body, at }) => (
        <p key={`${kind} ${at}`} className={classes.note}>
          {t(`corrections.acts.${kind}`)}: {body}
        </p>
      ))}
    </div>
  )
}
