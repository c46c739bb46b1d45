import type { Portfolio, PortfolioPart, PortfolioSpread } from '@merleg/contract/portfolio.contract'
import { PORTFOLIO_BANDS } from '@merleg/domain/portfolio/portfolio-member'
import { useTranslation } from 'react-i18next'
import { type ChangeView, NO_FIGURE, type PortfolioView } from '../../../shared/address/portfolio-view.ts'
import { ChartFrame } from '../../../shared/charts/chart-frame.tsx'
import { useChartView } from '../../../shared/charts/use-chart-view.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { type DataColumn, DataTable } from '../../../shared/ui/data-table.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import classes from '../portfolio.module.css'

type SpreadProps = { portfolio: Portfolio; view: PortfolioView; onChange: ChangeView }

/** How the companies of today are spread; each count leads to its companies. */
export function SpreadPanels({ portfolio: { meta, spreads }, view, onChange }: SpreadProps) {
  const { t } = useTranslation(['portfolio/page', 'portfolio/words'])
  const format = useFormat()
  const bands = spreads.find(({ key }) => key === 'band')
  const reasons = meta.unrated.map(({ reason, count }) => t('unratedReason', { reason, number: format.number(count) }))
  return (
    <>
      <h2 className={classes.heading}>{t('portfolio/words:spread')}</h2>
      <p className={classes.note}>{[meta.asOf, ...meta.notes].join(' ')}</p>
      <div className={classes.panels}>
        {bands && <BandChart spread={bands} view={view} onChange={onChange} />}
        {spreads.map((spread) => (
          <Panel
            key={spread.key}
            title={spread.title}
            foot={
              spread.key === 'band' && reasons.length > 0 ? t('unrated', { reasons: reasons.join(', ') }) : undefined
            }
          >
            <SpreadTable spread={spread} view={view} onChange={onChange} />
          </Panel>
        ))}
      </div>
    </>
  )
}

function BandChart({ spread, view, onChange }: TableProps) {
  const { t } = useTranslation(['portfolio/page', 'portfolio/words'])
  const [shown, setShown] = useChartView('portfolio', 'band')
  const { title, parts } = spread
  return (
    <ChartFrame
      title={`${title}, ${t('portfolio/words:columns.share')}`}
      companyName={t('portfolio/words:title')}
      series={[
        {
          labels: PORTFOLIO_BANDS.map((band) => t(`portfolio/words:shortBands.${band}`)),
          values: PORTFOLIO_BANDS.map((band) => parts.find(({ key }) => key === band)?.share ?? null),
          labelTitle: title,
          unit: 'percent',
          colors: PORTFOLIO_BANDS.map((band) => `var(--band-${band})`),
        },
      ]}
      info={<p className={classes.note}>{t('chartAbout')}</p>}
      view={shown}
      table={<SpreadTable spread={spread} view={view} onChange={onChange} />}
      onViewChange={setShown}
    />
  )
}

type TableProps = { spread: PortfolioSpread; view: PortfolioView; onChange: ChangeView }

function SpreadTable({ spread, view, onChange }: TableProps) {
  const { t } = useTranslation(['portfolio/page', 'portfolio/words'])
  const format = useFormat()
  const isOpen = (part: PortfolioPart) => view.dimension === spread.key && view.part === part.key
  const columns: DataColumn<PortfolioPart>[] = [
    { key: 'part', title: spread.title, render: ({ label }) => label },
    {
      key: 'count',
      title: t('portfolio/words:columns.count'),
      kind: 'number',
      render: (part) =>
        part.count === 0 ? (
          format.number(0)
        ) : (
          <button
            type="button"
            className={classes.figure}
            aria-pressed={isOpen(part)}
            aria-label={t('showPart', { part: part.label, count: part.count, number: format.number(part.count) })}
            onClick={() =>
              onChange({ ...NO_FIGURE, ...(isOpen(part) ? {} : { dimension: spread.key, part: part.key }) })
            }
          >
            {format.number(part.count)}
          </button>
        ),
    },
    {
      key: 'share',
      title: t('portfolio/words:columns.share'),
      kind: 'number',
      render: ({ share }) => format.percent(share),
    },
  ]
  return (
    <div className={spread.parts.length > 12 ? classes.long : undefined}>
      <DataTable
        caption={spread.title}
        columns={columns}
        rows={spread.parts}
        getRowKey={({ key }) => key}
        narrow="plain"
      />
    </div>
  )
}
