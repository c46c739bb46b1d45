import type { ScorePage } from '@merleg/contract/report/score.contract'
import { useTranslation } from 'react-i18next'
import { ChartFrame } from '../../../../shared/charts/chart-frame.tsx'
import { useChartView } from '../../../../shared/charts/use-chart-view.ts'
import { DataTable } from '../../../../shared/ui/data-table.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { useScoreFormat } from '../use-score-format.ts'
import classes from './history-panels.module.css'

/** The points of each business year under the model of today. */
export function YearsPanel({
  page: { years, bands, yearsNote },
  companyName,
}: {
  page: ScorePage
  companyName: string
}) {
  const { t } = useTranslation('report/score/page')
  const [view, setView] = useChartView('score', 'years')
  const hasPoints = years.some(({ points }) => points !== null)
  return (
    <ChartFrame
      title={t('history.years')}
      companyName={companyName}
      series={[
        {
          labels: years.map(({ year }) => String(year)),
          values: years.map(({ points }) => points),
          unit: 'points',
          colors: years.map(({ points }) => colorOf(points, bands)),
          origins: years.map(({ origin }) => origin),
          marks: years.map(({ mark }) => mark),
        },
      ]}
      info={<p className={classes.info}>{t('history.yearsInfo')}</p>}
      foot={yearsNote === null ? undefined : <p className={classes.note}>{yearsNote}</p>}
      view={view}
      onViewChange={setView}
      empty={hasPoints ? undefined : <p className={classes.info}>{t('history.noYears')}</p>}
    />
  )
}

function colorOf(points: number | null, bands: ScorePage['bands']): string | null {
  const band = bands.find(({ from, to }) => points !== null && points >= from && points <= to)
  return band === undefined ? null : `var(--band-${band.band})`
}

/** Every stored rating, the newest first. */
export function HistoryPanel({ page }: { page: ScorePage }) {
  const { t } = useTranslation('report/score/page')
  const format = useScoreFormat(page)
  return (
    <Panel title={t('history.title')}>
      <DataTable
        caption={t('history.title')}
        rows={page.history}
        getRowKey={({ asOf, modelVersion }) => `${asOf} ${modelVersion}`}
        columns={[
          { key: 'day', title: t('history.day'), kind: 'identifier', render: ({ asOf }) => format.date(asOf) },
          { key: 'label', title: t('history.rating'), render: ({ label }) => label },
          { key: 'points', title: t('history.points'), kind: 'number', render: ({ points }) => format.number(points) },
          { key: 'model', title: t('history.model'), kind: 'identifier', render: ({ modelVersion }) => modelVersion },
        ]}
      />
      {page.history.length === 1 && <p className={classes.first}>{t('history.first')}</p>}
    </Panel>
  )
}
