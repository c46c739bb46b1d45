import type { FoundRow } from '@merleg/contract/company-search.contract'
import type { SearchVariant } from '@merleg/domain/company-search/criteria'
import { formatProbability } from '@merleg/domain/format/number'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { CopyButton } from '../../../shared/ui/copy-button.tsx'
import { type DataColumn, DataTable } from '../../../shared/ui/data-table.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { RiskBadge } from '../../../shared/ui/risk-badge.tsx'
import { StatusBadge } from '../../../shared/ui/status-badge.tsx'
import { UrlLink } from '../../../shared/ui/url-link.tsx'
import { WatchToggle } from '../../watch-list/watch-toggle.widget.tsx'
import type { ResultColumn } from '../result-columns.ts'
import lists from '../../../shared/ui/company-list.module.css'
import classes from '../search-results.module.css'
import type { RowSelection } from '../use-row-selection.ts'
import { SimilarLink } from '../similar-link.widget.tsx'
import { RowCheckbox } from './row-checkbox.tsx'

type ResultTableProps = {
  variant: SearchVariant
  rows: readonly FoundRow[]
  columns: readonly ResultColumn[]
  selection: RowSelection
  isStale: boolean
}

/** The companies found. */
export function ResultTable({ variant, rows, columns, selection, isStale }: ResultTableProps) {
  const { t } = useTranslation('company-search/page')
  const cells = useCells()
  const select: DataColumn<FoundRow> = {
    key: 'select',
    title: <span className="visually-hidden">{t('select')}</span>,
    kind: 'aside',
    width: '1%',
    render: (row) => <RowCheckbox row={row} rows={rows} selection={selection} />,
  }
  const name: DataColumn<FoundRow> = {
    key: 'name',
    title: t('columns.name'),
    render: (row) => <CompanyName variant={variant} row={row} />,
  }
  return (
    <DataTable
      caption={t('tableCaption')}
      headerColumn="name"
      columns={[
        select,
        name,
        ...columns.map((column) => ({ key: column, title: t(`columns.${column}`), ...cells[column] })),
      ]}
      rows={rows}
      getRowKey={(row) => row.companyId}
      isStale={isStale}
      rowClassName={(row) => (selection.has(row.companyId) ? lists.chosen : undefined)}
    />
  )
}

type Cell = Pick<DataColumn<FoundRow>, 'kind' | 'render'>

function useCells(): Readonly<Record<ResultColumn, Cell>> {
  const { t } = useTranslation('company-search/page')
  const format = useFormat()
  const identifier = (key: 'registrationNumber' | 'taxNumber'): Cell => ({
    kind: 'identifier',
    render: (row) => (row[key] === null ? '–' : <CopyButton value={row[key]} label={t(`columns.${key}`)} />),
  })
  const number = (render: (row: FoundRow) => ReactNode): Cell => ({ kind: 'number', render })
  return {
    address: { render: ({ address }) => address ?? '–' },
    county: { render: ({ county }) => county ?? '–' },
    registrationNumber: identifier('registrationNumber'),
    taxNumber: identifier('taxNumber'),
    status: { render: ({ status }) => <StatusBadge status={status} variant="icon" /> },
    marketing: { render: ({ contacts }) => <Contacts contacts={contacts} /> },
    risk: { render: ({ risk }) => <RiskBadge value={risk.value} label={risk.label} band={risk.band} /> },
    sales: number(({ salesThousand, currency, year, yearDays, isConsolidated, flawedYear }) => (
      <span>
        {salesThousand === null || currency === null ? (
          '–'
        ) : (
          <>
            {format.amount(salesThousand * 1000, currency)}
            <Year year={year} days={yearDays} isConsolidated={isConsolidated} />
          </>
        )}
        {flawedYear !== null && <span className={classes.flawed}> {t('flawed', { year: flawedYear })}</span>}
      </span>
    )),
    growth: number(({ salesGrowth }) => <Growth percent={salesGrowth} />),
    headcount: number(({ headcount, headcountYear }) => (
      <>
        {format.number(headcount)}
        <Year year={headcountYear} />
      </>
    )),
    founded: { kind: 'identifier', render: ({ foundedOn }) => format.date(foundedOn) },
    probability: number(({ probability }) =>
      probability === null ? '–' : formatProbability(format.locale, probability / 100),
    ),
    distance: number(({ distanceKm }) => format.number(distanceKm)),
    mainActivity: { render: ({ mainActivity }) => mainActivity ?? '–' },
  }
}

type YearOf = {
  year: number | null
  /** Of a business year that is no whole one. */
  days?: number | null
  /** Of accounts of a group. */
  isConsolidated?: boolean
}

function Year({ year, days = null, isConsolidated = false }: YearOf) {
  const { t } = useTranslation('company-search/page')
  if (year === null) return null
  const told = days === null ? String(year) : t('yearOfDays', { year, count: days })
  return <span className={classes.year}> {isConsolidated ? `${told}, ${t('consolidated')}` : told}</span>
}

function Growth({ percent }: { percent: number | null }) {
  const format = useFormat()
  if (percent === null) return '–'
  const tone = percent > 0 ? classes.gain : percent < 0 ? classes.loss : undefined
  return <span className={tone}>{format.percent(percent / 100, { signed: true })}</span>
}

const CONTACTS = ['phone', 'email', 'website'] as const

/** What can be asked for in a list of the company. */
function Contacts({ contacts }: { contacts: FoundRow['contacts'] }) {
  const { t } = useTranslation('company-search/page')
  const known = CONTACTS.filter((kind) => contacts?.[kind] === true)
  if (known.length === 0) return '–'
  return (
    <span className={classes.contacts}>
      {known.map((kind) => (
        <span key={kind} title={t(`contacts.${kind}`)}>
          <Icon name={kind} size={15} />
          <span className="visually-hidden">{t(`contacts.${kind}`)}</span>
        </span>
      ))}
    </span>
  )
}

function CompanyName({ variant, row }: { variant: SearchVariant; row: FoundRow }) {
  const { t } = useTranslation(['company-search/page', 'company-search/words'])
  const { companyId, name, countryCode, isMadeUp, matchedName, matched } = row
  return (
    <span className={lists.name}>
      <UrlLink url={name.url}>{name.value}</UrlLink>
      {countryCode !== 'HU' && <span className={lists.mark}>{countryCode}</span>}
      {isMadeUp && <span className={lists.mark}>{t('madeUp')}</span>}
      <WatchToggle companyId={companyId} name={name.value} />
      <SimilarLink companyId={companyId} name={name.value} variant={variant} />
      {matchedName !== null && <span className={classes.matched}>{t('formerly', { name: matchedName })}</span>}
      {matched.map(({ criterion, text }) => (
        <span key={`${criterion} ${text}`} className={classes.matched}>
          {t(`company-search/words:criteria.${criterion}`)}: {text}
        </span>
      ))}
    </span>
  )
}
