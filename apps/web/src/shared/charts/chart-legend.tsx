import type { ReactNode } from 'react'
import classes from './chart-legend.module.css'
import overlay from './chart-overlay.module.css'
import { pickLineStyle } from './chart-overlay.tsx'
import type { ChartSeries } from './chart-series.ts'

const WIDTH = 26
const HEIGHT = 12

/** What bars, lines and band are, in words beside their look; nothing where there are bars alone. */
export function ChartLegend({ series: { name, lines = [], band } }: { series: ChartSeries }) {
  if (lines.length === 0 && !band) return null
  return (
    <ul className={classes.legend}>
      {name !== undefined && (
        <Entry text={name}>
          <rect className={overlay.bar} x={8} width={10} height={HEIGHT} rx={2} />
        </Entry>
      )}
      {lines.map((line, index) => {
        const { dash, mark, color } = pickLineStyle(line, index)
        return (
          <Entry key={line.name} text={line.name}>
            <g style={{ color }}>
              <path className={overlay.line} d={`M0 6 H${WIDTH}`} strokeDasharray={dash} />
              <path className={overlay.mark} d={mark} transform="translate(13 6)" />
            </g>
          </Entry>
        )
      })}
      {band && (
        <Entry text={band.name}>
          <rect className={overlay.band} width={WIDTH} height={HEIGHT} />
          <path className={overlay.edge} d={`M0 0.5 H${WIDTH} M0 ${HEIGHT - 0.5} H${WIDTH}`} />
        </Entry>
      )}
    </ul>
  )
}

function Entry({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li data-legend>
      <svg width={WIDTH} height={HEIGHT} aria-hidden>
        {children}
      </svg>
      {text}
    </li>
  )
}
