import type { PrintChart } from '@merleg/contract/report/print.contract'
import { layOutBarLabels } from '@merleg/domain/chart-layout/bar-labels'
import { layOutBarNames, layOutBars, listColumns } from '@merleg/domain/chart-layout/bars'
import { layOutBand, layOutLine, writePath } from '@merleg/domain/chart-layout/lines'
import { useTranslation } from 'react-i18next'
import classes from './print.module.css'

const WIDTH = 320
const HEIGHT = 148
/** Of the style sheet. */
const TEXT_SIZE = 11

/** A chart that stands still: bars, lines over them, the band behind; its values are said to those who hear the page. */
export function PrintChartView({ chart }: { chart: PrintChart }) {
  const { t } = useTranslation('report/print/page')
  const { title, unit, labels, bars, lines, band, barsName } = chart
  const known = bars.flatMap(({ text, value }, index) =>
    value === null ? [] : [t('point', { label: labels[index] ?? '', value: text })],
  )
  return (
    <figure className={classes.chart}>
      <figcaption>
        <strong>{title}</strong> {unit}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('chart', { title, values: known.join('; ') })}>
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

function Drawing({ chart: { labels, scaleEnd, bars, lines, band } }: { chart: PrintChart }) {
  const beside = [...lines.map(({ values }) => values), ...(band === null ? [] : [band.lower, band.upper])]
  const values = bars.map(({ value }) => value)
  const area = { width: WIDTH, height: HEIGHT, textSize: TEXT_SIZE, scaleEnd }
  const layout = layOutBars(listColumns(labels, values, beside), area)
  const figures = layOutBarLabels(layout, { write: (_, index) => bars[index]?.text ?? '', isStill: true })
  const last = values.findLastIndex((value) => value !== null)
  return (
    <>
      {band !== null &&
        layOutBand(layout, band).map(({ label, ...box }) => <rect key={label} className={classes.band} {...box} />)}
      {layout.bars.map(
        ({ point, x, top, width, height }, index) =>
          point.value !== null && (
            <rect
              key={point.label}
              className={index === last ? classes.barLast : classes.bar}
              {...{ x, width, height }}
              y={top}
            />
          ),
      )}
      {[...figures, ...layOutBarNames(layout)].map(
        (placed) =>
          placed && (
            <text key={`${placed.x} ${placed.y}`} x={placed.x} y={placed.y}>
              {placed.text}
            </text>
          ),
      )}
      <line className={classes.zero} x1={0} x2={WIDTH} y1={layout.zeroY} y2={layout.zeroY} />
      {lines.flatMap(({ name, values: line }) =>
        layOutLine(layout, line).map((run) => (
          <path key={`${name} ${run[0]?.index}`} className={classes.line} d={writePath(run)} />
        )),
      )}
    </>
  )
}
