import { useElementSize } from '@mantine/hooks'
import type { RuleTrial } from '@merleg/contract/monitoring-rules.contract'
import { layOutBars } from '@merleg/domain/chart-layout/bars'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import classes from '../monitoring-rules.module.css'

const HEIGHT = 96
const TEXT_SIZE = 11

/** Alerts by week as bars, and the same as a table; weeks of which no source told have no bar, which is said. */
export function TrialWeeks({ weeks }: { weeks: RuleTrial['weeks'] }) {
  const { t } = useTranslation('monitoring-rules/page')
  const format = useFormat()
  const { ref, width } = useElementSize<HTMLDivElement>()
  const columns = weeks.map(({ from, alerts }) => ({ label: from, value: alerts, beside: [] }))
  const { bars } = layOutBars(columns, { width, height: HEIGHT, textSize: TEXT_SIZE })
  const untold = weeks.filter(({ alerts }) => alerts === null).length
  return (
    <>
      <div ref={ref} className={classes.chart}>
        {width > 0 && (
          <svg width={width} height={HEIGHT} aria-hidden data-chart>
            {bars.map(({ point, x, top, width: barWidth, height }) =>
              point.value === null ? (
                <rect key={point.label} x={x} y={HEIGHT - 40} width={barWidth} height={20} className={classes.untold} />
              ) : (
                <rect key={point.label} x={x} y={top} width={barWidth} height={height} className={classes.bar} />
              ),
            )}
          </svg>
        )}
      </div>
      {untold > 0 && <p className={classes.hint}>{t('trial.untoldWeeks', { count: untold })}</p>}
      <details>
        <summary>{t('trial.weeksTable')}</summary>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('trial.week')}</th>
              <th scope="col">{t('trial.alerts')}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map(({ from, alerts }) => (
              <tr key={from}>
                <th scope="row">{format.date(from)}</th>
                <td>{alerts === null ? t('trial.notKnown') : format.number(alerts)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}
