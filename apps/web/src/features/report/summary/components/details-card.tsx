import type { IndicatorKey } from '@merleg/domain/indicators/indicator-keys'
import type { CompanySummary } from '@merleg/contract/report/summary.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { CopyButton } from '../../../../shared/ui/copy-button.tsx'
import { KeyValueColumns, type KeyValueItem } from '../../../../shared/ui/key-value-list.tsx'
import { getStatusColors } from '../../../../shared/ui/status-color.ts'
import { UrlLink } from '../../../../shared/ui/url-link.tsx'
import { YearMarkSign } from '../../../../shared/ui/year-mark-sign.tsx'
import classes from './details-card.module.css'

/** What an analyst looks for first; a source that does not tell is told of. */
const EXPECTED = ['headquarter', 'registrationNumber', 'incorporated', 'mainActivity', 'revenue', 'employees']

/** Identifiers and main figures of a company (spec part 1 §2 "Summary page"). */
export function DetailsCard({ summary }: { summary: CompanySummary }) {
  const { t } = useTranslation('report/summary/page')
  const columns = [useIdentity(summary), useFigures(summary)]
  const missing = columns.flat().filter(({ key, value }) => value === null && EXPECTED.includes(key))
  return (
    <>
      <KeyValueColumns columns={columns} />
      {missing.length > 0 && (
        <p className={classes.missing}>
          {t('details.missing', { fields: missing.map(({ label }) => label).join(' · ') })}
        </p>
      )}
    </>
  )
}

function useIdentity({ details, type }: CompanySummary): KeyValueItem[] {
  const { t } = useTranslation(['report/summary/words', 'ui/page'])
  const copy = (value: string | null, label: string) =>
    value === null ? null : <CopyButton value={value} label={label} />
  const { registrationNumber, locationInfo, origins } = details
  const numberLabel = t(type === 'foreign' ? 'details.foreignNumber' : 'details.registrationNumber')
  return [
    { key: 'name', label: t('details.name'), value: details.name, origin: origins.name },
    {
      key: 'shortName',
      label: t('details.shortName'),
      value: details.shortName,
      origin: origins.shortName,
    },
    {
      key: 'headquarter',
      label: t('details.headquarter'),
      value: details.headquarter,
      origin: origins.headquarter,
      note: details.mapUrl === null ? undefined : <UrlLink url={details.mapUrl}>{t('ui/page:actions.map')}</UrlLink>,
    },
    {
      key: 'location',
      label: t('details.location'),
      origin: origins.locationInfo,
      value: locationInfo && (
        <span style={{ color: getStatusColors(locationInfo.color).text }}>
          <UrlLink url={locationInfo.url}>{locationInfo.value}</UrlLink>
        </span>
      ),
    },
    {
      key: 'registrationNumber',
      label: numberLabel,
      origin: origins.registrationNumber,
      value: registrationNumber.empty ? null : copy(registrationNumber.value, numberLabel),
    },
    {
      key: 'taxNumber',
      label: t('details.taxNumber'),
      value: copy(details.taxNumber, t('details.taxNumber')),
      origin: origins.taxNumber,
    },
  ]
}

function useFigures({ details, sector, certificate }: CompanySummary): KeyValueItem[] {
  const { t } = useTranslation(['report/summary/words', 'ui/page', 'risk-rating/words'])
  const format = useFormat()
  const { revenue, employees, creditability, rating, origins } = details
  return [
    {
      key: 'incorporated',
      label: t('details.incorporated'),
      origin: origins.incorporated,
      value: details.incorporatedOn === null ? details.incorporationYear : format.date(details.incorporatedOn),
    },
    {
      key: 'mainActivity',
      label: t('details.mainActivity'),
      value: details.mainActivity,
      origin: origins.mainActivity,
    },
    {
      key: 'revenue',
      label: t('details.revenue'),
      figure: 'salesNetIncome' satisfies IndicatorKey,
      origin: origins.revenue,
      value: revenue && format.amount(revenue.value, revenue.currency),
      note: revenue && (
        <>
          <YearMarkSign mark={revenue.mark} />
          {revenue.year} <Change change={revenue.change} />
        </>
      ),
    },
    {
      key: 'employees',
      label: t('details.employees'),
      origin: origins.employees,
      value: employees && `${format.number(employees.value)}\u00A0${t('ui/page:units.person')}`,
      note: employees && (
        <>
          <YearMarkSign mark={employees.mark} />
          {/^\d{4}-\d{2}-\d{2}/.test(employees.date) ? format.date(employees.date) : employees.date}
        </>
      ),
    },
    {
      key: 'creditability',
      label: t('details.creditability'),
      origin: origins.creditability,
      value:
        creditability &&
        (creditability.value === 0
          ? t('risk-rating/words:noLimit')
          : format.amount(creditability.value, creditability.currency)),
      note: creditability && (
        <>
          <YearMarkSign mark={creditability.mark} />
          {creditability.year} <Change change={creditability.change} />
        </>
      ),
    },
    { key: 'rating', label: t('details.rating'), value: rating && `${rating.points} · ${rating.label}` },
    {
      key: 'certificate',
      label: t('details.certificate'),
      value: rating === null ? certificate?.name : null,
      note: certificate?.score,
      origin: certificate?.origin,
    },
    {
      key: 'sectorRisk',
      label: t('details.sectorRisk'),
      value: sector.risk && t(`details.sectorRisks.${sector.risk}`),
      note: sector.riskBasis,
    },
  ]
}

/** Relative change against the year before, with its sign. */
function Change({ change }: { change: number | null }) {
  const format = useFormat()
  if (change === null) return null
  return <span className={change < 0 ? classes.loss : classes.gain}>{format.percent(change, { signed: true })}</span>
}
