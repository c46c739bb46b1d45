import { CommonUnit } from '../../../../shared/charts/common-unit.tsx'
import type { ChartSeries } from '../../../../shared/charts/chart-series.ts'
import type { Sector } from '@merleg/contract/report/sector.contract'
import { SECTOR_CHART_KEYS } from '@merleg/domain/indicators/indicator-keys'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { reportHeaderQuery } from '../../header/header.queries.ts'
import { SectorBasis } from './sector-basis.tsx'
import { SectorChart } from './sector-chart.tsx'
import { SectorChoice } from './sector-choice.tsx'
import { SectorTable } from './sector-table.tsx'
import classes from './sector-view.module.css'

type SectorViewProps = {
  id: string
  sector: Sector
  /** Asked for; `sector` is still of the one before while `isStale`. */
  selected: string | null
  onSelect: (id: string) => void
  isStale: boolean
}

/** Choice, table and charts of a company that has a sector. */
export function SectorView({ id, sector, selected, onSelect, isStale }: SectorViewProps) {
  const { t } = useTranslation('report/sector/page')
  const { data: header } = useQuery(reportHeaderQuery(id))
  const { gap, charts } = sector
  const hasOtherSector = sector.sectors.some(({ companyCount }) => companyCount > 0)
  const untold = SECTOR_CHART_KEYS.filter((key) => charts[key].empty).map((key) => charts[key].title)
  return (
    <div className={classes.page}>
      <SectorChoice sectors={sector.sectors} selected={selected} onSelect={onSelect} />
      {gap !== null && (
        <Panel title={t(`gaps.${gap}.title`)}>
          <p className={classes.note}>
            {t(`gaps.${gap}.text`)}
            {gap === 'too-few' && hasOtherSector && ` ${t('wider')}`}
          </p>
        </Panel>
      )}
      <SectorTable sector={sector} isStale={isStale} />
      <SectorBasis computedAt={sector.table.meta.computedAt} isMadeUp={header?.isMadeUp ?? false} />
      <CommonUnit series={listAmountSeries(sector)}>
        <div className={isStale ? `${classes.charts} ${classes.stale}` : classes.charts}>
          {SECTOR_CHART_KEYS.filter((key) => !charts[key].empty).map((key) => (
            <SectorChart
              key={key}
              figure={key}
              chart={charts[key]}
              currency={sector.currency}
              companyName={header?.name ?? ''}
            />
          ))}
        </div>
      </CommonUnit>
      {untold.length > 0 && <p className={classes.note}>{t('untold', { figures: untold.join(', ') })}</p>}
    </div>
  )
}

/** What the charts show of amounts, to count them in one unit. */
function listAmountSeries({ charts, currency }: Sector): ChartSeries[] {
  return Object.values(charts).flatMap(({ labels, company, median, upperQuartile, unit }) =>
    [company, median, upperQuartile].map((values) => ({ labels, values, unit, currency })),
  )
}
