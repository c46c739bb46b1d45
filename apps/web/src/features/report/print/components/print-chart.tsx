import type { PrintChart } from '@merleg/contract/report/print.contract'
import { useTranslation } from 'react-i18next'
import { layOutBars } from '../../../../shared/charts/bar-geometry.ts'
import { listPoints } from '../../../../shared/charts/chart-series.ts'
import { splitRuns, writePath } from '../../../../shared/charts/line-geometry.ts'
import classes from './print.module.css'

const WIDTH = 320
const HEIGHT = 130
const LABELS = 18
const ROOM = 16
const LETTER = 7

/** A chart that stands still: bars, lines over them, the band behind; its values are said to those who hear the page. */
export function PrintChartView({ chart }: { chart: PrintChart }) {
  const { t } = useTranslation('report/print-page')
  const { title, unit, labels, bars, lines, band, barsName } = chart
  const known = bars.flatMap(({ text, value }, index) =>
    value === null ? [] : [t('point', { label: labels[index] ?? '', value: text })],
  )
  return (
    <figure className={classes.chart}>
      <figcaption>
        <strong>{title}</strong> {unit}
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT + LABELS}`}
        role="img"
        aria-label={t('chart', { title, values: known.join('; ') })}
      >
        <Drawing chart={chart} />
      </svg>
      {(lines.length > 0 || band !== null) && (
        <p className={classes.legend}>
          <span data-kind="bar">{barsName}</span>
          {lines.map(({ name }) => (
            <span key={name} data-kind="line">
              {name}
            </span>
          ))}
          {band !== null && <span data-kind="band">{band.name}</span>}
        </p>
      )}
    </figure>
  )
}

function Drawing({ chart: { labels, bars, lines, band } }: { chart: PrintChart }) {
  const edges =
    band === null ? null : { lower: { name: '', values: band.lower }, upper: { name: '', values: band.upper } }
  const values = bars.map(({ value }) => value)
  const points = listPoints({ labels, values, unit: 'ratio', lines, band: edges && { name: '', ...edges } })
  const layout = layOutBars(points, { width: WIDTH, height: HEIGHT, room: ROOM })
  const place = (value: number, index: number) => ({ x: layout.bars[index]?.center ?? 0, y: layout.toY(value) })
  const isRoomy = Math.max(0, ...bars.map(({ text }) => text.length)) * LETTER <= layout.slot
  const last = values.findLastIndex((value) => value !== null)
  const known =
    band === null ? [] : band.lower.map((lower, index) => (lower === null ? null : (band.upper[index] ?? null)))
  return (
    <>
      {splitRuns(known, place).map((run) => {
        const lower = run.map(({ index }) => ({ ...place(band?.lower[index] ?? 0, index), index }))
        return (
          <path key={run[0]?.index} className={classes.band} d={`${writePath([...run, ...lower.toReversed()])} Z`} />
        )
      })}
      {layout.bars.map(({ point, x, top, width, height, center }, index) => (
        <g key={point.label}>
          {point.value !== null && (
            <rect className={index === last ? classes.barLast : classes.bar} {...{ x, width, height }} y={top} />
          )}
          {point.value !== null && (isRoomy || index === last) && (
            <text
              x={Math.min(center, WIDTH - ((bars[index]?.text.length ?? 0) * LETTER) / 2)}
              y={point.value < 0 ? top + height + 11 : top - 4}
            >
              {bars[index]?.text}
            </text>
          )}
          {(layout.bars.length - 1 - index) % layout.labelStep === 0 && (
            <text x={center} y={HEIGHT + LABELS - 4}>
              {point.label}
            </text>
          )}
        </g>
      ))}
      <line className={classes.zero} x1={0} x2={WIDTH} y1={layout.zeroY} y2={layout.zeroY} />
      {lines.flatMap(({ name, values: line }) =>
        splitRuns(line, place).map((run) => (
          <path key={`${name} ${run[0]?.index}`} className={classes.line} d={writePath(run)} />
        )),
      )}
    </>
  )
}
