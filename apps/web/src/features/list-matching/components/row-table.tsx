import type { MatchRow } from '@merleg/contract/matching-rows'
import { useTranslation } from 'react-i18next'
import { type DataColumn, DataTable } from '../../../shared/ui/data-table.tsx'
import { StatusBadge } from '../../../shared/ui/status-badge.tsx'
import { UrlLink } from '../../../shared/ui/url-link.tsx'
import { CompareButton } from '../../comparison/compare-button.widget.tsx'
import { WatchToggle } from '../../watch-list/watch-toggle.widget.tsx'
import classes from '../list-matching.module.css'
import { GivenCells } from './given-cells.tsx'
import { GradeMark } from './grade-mark.tsx'
import { ReasonList } from './reason-list.tsx'
import { SameRows } from './same-rows.tsx'

/** Rows with the company that stands for each; what is open names no company as its own. */
export function RowTable({ rows, isStale }: { rows: readonly MatchRow[]; isStale: boolean }) {
  const { t } = useTranslation('list-matching/page')
  const columns: DataColumn<MatchRow>[] = [
    { key: 'row', title: t('result.row'), kind: 'number', render: ({ row }) => row },
    { key: 'given', title: t('result.given'), render: (row) => <GivenCells row={row} /> },
    {
      key: 'grade',
      title: t('result.grade'),
      render: ({ grade }) => <GradeMark grade={grade.key} label={grade.value} />,
    },
    { key: 'company', title: t('result.company'), render: (row) => <RowCompany row={row} /> },
    { key: 'reasons', title: t('result.reasons'), render: (row) => <RowReasons row={row} /> },
    { key: 'decision', title: t('result.decision'), render: ({ decisionText }) => decisionText },
  ]
  return (
    <DataTable
      caption={t('result.table')}
      columns={columns}
      rows={rows}
      getRowKey={({ row }) => row}
      headerColumn="given"
      isStale={isStale}
    />
  )
}

function RowCompany({ row }: { row: MatchRow }) {
  const { t } = useTranslation('list-matching/page')
  const { company, candidates, decision } = row
  return (
    <span className={classes.company}>
      {company === null ? (
        <span className={classes.note}>
          {decision === 'open' && candidates.length > 0 ? t('result.candidates', { count: candidates.length }) : '–'}
        </span>
      ) : (
        <>
          <UrlLink url={company.name.url}>{company.name.value}</UrlLink>
          <StatusBadge status={company.status} variant="plain" />
          <WatchToggle companyId={company.companyId} name={company.name.value} look="words" />
          <CompareButton id={company.companyId} name={company.name.value} />
        </>
      )}
      <SameRows row={row} />
    </span>
  )
}

function RowReasons({ row: { company, candidates, notes } }: { row: MatchRow }) {
  const shown = company === null ? candidates[0] : candidates.find(({ companyId }) => companyId === company.companyId)
  return (
    <>
      {notes.map((note) => (
        <p key={note} className={classes.note}>
          {note}
        </p>
      ))}
      {shown && <ReasonList reasons={shown.reasons} />}
    </>
  )
}
