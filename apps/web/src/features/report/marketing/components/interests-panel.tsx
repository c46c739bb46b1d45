import type { Silence } from '@merleg/contract/fields'
import type { Marketing } from '@merleg/contract/report/marketing.contract'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../../shared/ui/copy-button.tsx'
import type { DataColumn } from '../../../../shared/ui/data-table.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { ProvenanceHint } from '../../../../shared/ui/provenance-hint.tsx'
import { StatusBadge } from '../../../../shared/ui/status-badge.tsx'
import { filterValid } from '../marketing-filter.ts'
import classes from '../marketing.module.css'
import { NothingListed } from './nothing-listed.tsx'
import { CompanyName, CompanyTable, NOT_KNOWN } from './company-table.tsx'

type Interest = Marketing['interests'][number]
type InterestsPanelProps = { interests: readonly Interest[]; hasMore: boolean; onlyValid: boolean; silence: Silence }

function useColumns(): DataColumn<Interest>[] {
  const { t } = useTranslation('report/marketing/page')
  return [
    { key: 'name', title: t('columns.name'), render: ({ name, url }) => <CompanyName name={name} url={url} /> },
    {
      key: 'number',
      title: t('columns.number'),
      kind: 'identifier',
      render: ({ registrationNumber }) =>
        registrationNumber === null ? NOT_KNOWN : <CopyButton value={registrationNumber} label={t('columns.number')} />,
    },
    {
      key: 'status',
      title: t('columns.status'),
      render: ({ status }) => (status === null ? NOT_KNOWN : <StatusBadge status={status} variant="plain" />),
    },
    { key: 'share', title: t('columns.share'), kind: 'number', render: ({ share }) => share ?? NOT_KNOWN },
    {
      key: 'validity',
      title: t('columns.validity'),
      render: ({ valid, dates }) => [dates ?? NOT_KNOWN, valid ? null : t('ended')].filter(Boolean).join(' · '),
    },
    {
      key: 'source',
      title: <span className="visually-hidden">{t('columns.source')}</span>,
      kind: 'aside',
      render: ({ name, provenance }) => <ProvenanceHint provenance={provenance} label={name} />,
    },
  ]
}

/** Companies in which this company is or was a member. */
export function InterestsPanel({ interests, hasMore, onlyValid, silence }: InterestsPanelProps) {
  const { t } = useTranslation('report/marketing/page')
  const columns = useColumns()
  const shown = filterValid(interests, onlyValid)
  return (
    <Panel title={t('interests.title')}>
      {shown.length === 0 ? (
        <NothingListed silence={silence} hidden={interests.length === 0 ? null : t('interests.noneValid')} />
      ) : (
        <>
          <p className={classes.hint}>{t('interests.hint')}</p>
          <CompanyTable
            caption={t('interests.title')}
            columns={columns}
            rows={shown}
            getRowKey={({ url, name, dates, share }) => `${url ?? name} ${dates ?? ''} ${share ?? ''}`}
          />
        </>
      )}
      {hasMore && <p className={classes.more}>{t('interests.more')}</p>}
    </Panel>
  )
}
