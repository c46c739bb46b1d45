import type { ValueOrigin } from '@merleg/contract/fields'
import type { BarLayout } from '@merleg/domain/chart-layout/bars'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ProvenanceHint } from '../ui/provenance-hint.tsx'
import classes from './bar-chart.module.css'
import type { ChartPoint } from './chart-series.ts'
import type { SeriesFormat } from './use-series-format.ts'

type ChartPointsProps = {
  title: string
  /** What the bars are, where they are not alone. */
  name: string | undefined
  layout: BarLayout<ChartPoint>
  format: SeriesFormat
}

/** Of a point whose page tells the sources elsewhere. */
const NO_ORIGIN: ValueOrigin = { derivation: null, sources: [] }

/**
 * Over each column a button that tells its figures and where they come from; the arrow keys go from year to year. The
 * whole column answers, also where the bar is low.
 */
export function ChartPoints({ title, name, layout: { bars, slot }, format }: ChartPointsProps) {
  const { t } = useTranslation('charts/page')
  const group = useRef<HTMLDivElement>(null)
  const known = bars.filter(({ point }) => point.mark !== null || listKnown(point).length > 0)
  const [chosen, setChosen] = useState<string | null>(null)
  const current = known.find(({ point }) => point.label === chosen) ?? known.at(-1)

  const move = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const next = step === undefined || current === undefined ? undefined : known[known.indexOf(current) + step]
    if (next === undefined) return
    event.preventDefault()
    setChosen(next.point.label)
    group.current?.querySelectorAll('button')[known.indexOf(next)]?.focus()
  }

  const tellValue = (value: number | null): string =>
    name === undefined ? format.full(value) : t('named', { name, value: format.full(value) })
  const describe = ({ value, beside, mark }: ChartPoint): string[] => [
    ...(mark === null ? [] : [mark.text]),
    ...(value === null && name === undefined && beside.length > 0 ? [] : [tellValue(value)]),
    ...beside.map((one) => t('named', { name: one.name, value: format.full(one.value) })),
  ]
  return (
    <div ref={group} role="group" aria-label={t('points', { card: title })}>
      {known.map((bar) => {
        const { label, figure, origin } = bar.point
        const told = describe(bar.point)
        return (
          <ProvenanceHint
            key={label}
            provenance={origin ?? NO_ORIGIN}
            figure={figure}
            lead={<PointFigures label={label} told={told} />}
            button={{
              'aria-label': t('point', { label, figures: told.join('; ') }),
              className: classes.point,
              style: { left: bar.center - slot / 2, width: slot },
              tabIndex: bar === current ? 0 : -1,
              onKeyDown: move,
              onFocus: () => setChosen(label),
            }}
          >
            <span />
          </ProvenanceHint>
        )
      })}
    </div>
  )
}

function PointFigures({ label, told }: { label: string; told: readonly string[] }) {
  return (
    <div className={classes.figures}>
      <strong>{label}</strong>
      {told.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </div>
  )
}

function listKnown({ value, beside }: ChartPoint): number[] {
  return [value, ...beside.map((one) => one.value)].filter((one) => one !== null)
}
