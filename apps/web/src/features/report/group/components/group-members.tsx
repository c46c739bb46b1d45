import { GROUP_PAGE_SIZE, type GroupMember, type ReportGroup } from '@merleg/contract/report/group.contract'
import { readReportPage } from '@merleg/contract/pages'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { type DataColumn, DataTable } from '../../../../shared/ui/data-table.tsx'
import { Pager } from '../../../../shared/ui/pager.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { RiskBadge } from '../../../../shared/ui/risk-badge.tsx'
import { StatusBadge } from '../../../../shared/ui/status-badge.tsx'
import { UrlLink } from '../../../../shared/ui/url-link.tsx'
import { CompareButton } from '../../../comparison/compare-button.widget.tsx'
import classes from '../group.module.css'

type GroupMembersProps = {
  data: ReportGroup
  page: number
  isStale: boolean
  onPageChange: (page: number) => void
}

/** A page of the members: why each is one, its figures, and how it stands in the sums. */
export function GroupMembers({ data, page, isStale, onPageChange }: GroupMembersProps) {
  const { t } = useTranslation('report/group/page')
  const columns = useMemberColumns()
  const { members, count, possible } = data
  return (
    <Panel title={t('members')} unit={t('certain', { certain: count - possible, possible })}>
      <DataTable
        caption={t('members')}
        columns={columns}
        rows={members}
        getRowKey={({ url, name }) => url ?? name}
        isStale={isStale}
      />
      <Pager count={count} currentPage={page} perPage={GROUP_PAGE_SIZE} onPageChange={onPageChange} />
    </Panel>
  )
}

function useMemberColumns(): DataColumn<GroupMember>[] {
  const { t } = useTranslation('report/group/page')
  const format = useFormat()
  const amount = (value: number | null, currency: string | null): string => format.amount(value, currency ?? 'HUF')
  return [
    { key: 'name', title: t('columns.name'), render: (member) => <MemberName member={member} /> },
    {
      key: 'why',
      title: t('columns.why'),
      render: ({ reasons, marks }) => (
        <span>
          {reasons.join(' ')}
          {marks.map((mark) => (
            <span key={mark} className={classes.mark}>
              {mark}
            </span>
          ))}
        </span>
      ),
    },
    { key: 'year', title: t('columns.year'), kind: 'identifier', render: ({ year }) => year ?? '–' },
    {
      key: 'sales',
      title: t('columns.sales'),
      kind: 'number',
      render: ({ sales, currency }) => amount(sales, currency),
    },
    {
      key: 'equity',
      title: t('columns.equity'),
      kind: 'number',
      render: ({ equity, currency }) => amount(equity, currency),
    },
    {
      key: 'headcount',
      title: t('columns.headcount'),
      kind: 'number',
      render: ({ headcount }) => format.number(headcount),
    },
    { key: 'counted', title: t('columns.counted'), render: ({ counted }) => counted.text },
  ]
}

function MemberName({ member }: { member: GroupMember }) {
  const { t } = useTranslation('report/group/page')
  const { name, url, status, risk, isAsked, verdict } = member
  const companyId = readReportPage(url)
  return (
    <span className={classes.member}>
      <UrlLink url={url} className={classes.name}>
        {name}
      </UrlLink>
      {companyId !== null && <CompareButton id={companyId} name={name} />}
      {isAsked && <span className={classes.note}>{t('asked')}</span>}
      {verdict === 'possible' && <span className={classes.note}>{t('possible')}</span>}
      <span className={classes.badges}>
        {status !== null && <StatusBadge status={status} />}
        {risk !== null && <RiskBadge {...risk} />}
      </span>
    </span>
  )
}
