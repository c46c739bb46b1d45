import type { ExposedCompany, PortfolioCurrency } from '@merleg/contract/portfolio-exposure'
import { formatMoney } from '@merleg/domain/format/amount'
import { formatProbability } from '@merleg/domain/format/number'
import { useTranslation } from 'react-i18next'
import { ChartFrame } from '../../../shared/charts/chart-frame.tsx'
import { useChartView } from '../../../shared/charts/use-chart-view.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { type DataColumn, DataTable } from '../../../shared/ui/data-table.tsx'
import { RiskBadge } from '../../../shared/ui/risk-badge.tsx'
import classes from '../portfolio.module.css'
import { CompanyName } from './company-name.tsx'

/** The claims of one currency: sums, how long they are overdue, the largest and the riskiest. */
export function CurrencyExposure({ sum }: { sum: PortfolioCurrency }) {
  const { t } = useTranslation(['portfolio/page', 'portfolio/words'])
  const format = useFormat()
  const { currency, largest, risks } = sum
  const money = (amount: number) => formatMoney(format.locale, Math.round(amount), currency)
  const sums = [
    ['amount', money(sum.amount)],
    ['failed', money(sum.failedAmount)],
    ['known', money(sum.knownAmount)],
    ['unknown', money(sum.unknownAmount)],
    ['unmatched', money(sum.unmatchedAmount)],
    ['expectedLoss', sum.expectedLoss === null ? t('portfolio/words:unknown') : money(sum.expectedLoss)],
    ['concentration', format.percent(sum.largestShare)],
  ] as const
  const named = (title: string) => t('portfolio/words:inCurrency', { title, currency })
  return (
    <section aria-label={named(t('portfolio/words:exposure'))} className={classes.currency}>
      <h3 className={classes.subheading}>{currency}</h3>
      <dl className={classes.sums}>
        {sums.map(([key, value]) => (
          <div key={key}>
            <dt>{t(`portfolio/words:sums.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Overdue sum={sum} title={named(t('portfolio/words:overdue'))} />
      {largest.length > 0 && <Exposed title={named(t('portfolio/words:largest'))} rows={largest} currency={currency} />}
      {risks.length > 0 ? (
        <Exposed title={named(t('portfolio/words:risks'))} rows={risks} currency={currency} />
      ) : (
        <p className={classes.note}>{t('receivables.noRisks')}</p>
      )}
    </section>
  )
}

type OverdueProps = { sum: PortfolioCurrency; title: string }

function OverdueTable({ sum: { currency, overdue }, title }: OverdueProps) {
  const { t } = useTranslation('portfolio/words')
  const format = useFormat()
  const columns: DataColumn<(typeof overdue)[number]>[] = [
    { key: 'bucket', title, render: ({ label }) => label },
    { key: 'rows', title: t('columns.rows'), kind: 'number', render: ({ count }) => format.number(count) },
    {
      key: 'amount',
      title: t('columns.amount'),
      kind: 'number',
      render: ({ amount }) => formatMoney(format.locale, amount, currency),
    },
  ]
  return <DataTable caption={title} columns={columns} rows={overdue} getRowKey={({ key }) => key} narrow="plain" />
}

function Overdue({ sum, title }: OverdueProps) {
  const { currency, overdue } = sum
  const { t } = useTranslation('portfolio/words')
  const [shown, setShown] = useChartView('portfolio', `overdue-${currency}`)
  return (
    <ChartFrame
      title={title}
      companyName={t('title')}
      series={[
        {
          labels: overdue.map(({ key }) => t(`shortBuckets.${key}`)),
          values: overdue.map(({ amount }) => amount),
          labelTitle: title,
          unit: 'currency',
          currency,
        },
      ]}
      info={<p className={classes.note}>{title}</p>}
      view={shown}
      table={<OverdueTable sum={sum} title={title} />}
      onViewChange={setShown}
    />
  )
}

type ExposedProps = { title: string; rows: readonly ExposedCompany[]; currency: string }

function Exposed({ title, rows, currency }: ExposedProps) {
  const { t } = useTranslation('portfolio/words')
  const format = useFormat()
  const money = (amount: number | null) =>
    amount === null ? t('unknown') : formatMoney(format.locale, Math.round(amount), currency)
  const columns: DataColumn<ExposedCompany>[] = [
    {
      key: 'company',
      title: t('columns.company'),
      render: ({ name, isMadeUp, standing }) => (
        <>
          <CompanyName name={name} isMadeUp={isMadeUp} />
          {standing !== null && <span className={classes.mark}> {standing}</span>}
        </>
      ),
    },
    { key: 'risk', title: t('columns.band'), render: ({ risk }) => <RiskBadge {...risk} /> },
    { key: 'amount', title: t('columns.amount'), kind: 'number', render: ({ amount }) => money(amount) },
    { key: 'share', title: t('columns.share'), kind: 'number', render: ({ share }) => format.percent(share) },
    {
      key: 'probability',
      title: t('columns.probability'),
      kind: 'number',
      render: ({ probability, isFailed }) => {
        if (isFailed) return t('taken')
        return probability === null ? t('unknown') : formatProbability(format.locale, probability)
      },
    },
    {
      key: 'loss',
      title: t('columns.expectedLoss'),
      kind: 'number',
      render: ({ expectedLoss }) => money(expectedLoss),
    },
  ]
  return (
    <>
      <h3 className={classes.subheading}>{title}</h3>
      <DataTable caption={title} columns={columns} rows={rows} getRowKey={({ companyId }) => companyId} />
    </>
  )
}
