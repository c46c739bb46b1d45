import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ProvenanceHint } from '../../../../shared/ui/provenance-hint.tsx'
import type { Bar } from '../bar-geometry.ts'
import classes from './bar-chart.module.css'

type ChartPointsProps = {
  title: string
  bars: readonly Bar[]
  /** A value with its unit. */
  describe: (value: number | null) => string
}

/** Over each bar a button that tells where its figure comes from; the arrow keys go from year to year. */
export function ChartPoints({ title, bars, describe }: ChartPointsProps) {
  const { t } = useTranslation('report/summary-page')
  const group = useRef<HTMLDivElement>(null)
  const known = bars.filter(({ point }) => point.origin !== null)
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
  return (
    <div ref={group} role="group" aria-label={t('chart.points', { card: title })}>
      {known.map((bar) => {
        const { label, value, origin } = bar.point
        return (
          origin && (
            <ProvenanceHint
              key={label}
              provenance={origin}
              label={`${label}: ${describe(value)}`}
              button={{
                className: classes.point,
                style: { left: bar.x, width: bar.width },
                tabIndex: bar === current ? 0 : -1,
                onKeyDown: move,
                onFocus: () => setChosen(label),
              }}
            >
              <span />
            </ProvenanceHint>
          )
        )
      })}
    </div>
  )
}
