import type { OnlineCountry } from '@merleg/domain/international/online-countries'
import classes from '../international.module.css'

const [RED, WHITE, BLUE, GREEN, YELLOW, BLACK] = ['#c8102e', '#ffffff', '#0a3a82', '#1b7a3d', '#f8c300', '#1a1a1a']

/** Stripes from the left or from the top, or a cross of the north with its colours from the back to the front. */
type Flag =
  | { kind: 'columns' | 'rows'; colors: readonly string[]; shares?: readonly number[] }
  | { kind: 'cross'; colors: readonly string[] }
  | { kind: 'own'; Shape: () => React.ReactNode }

const FLAGS: Readonly<Record<OnlineCountry, Flag>> = {
  at: { kind: 'rows', colors: [RED, WHITE, RED] },
  be: { kind: 'columns', colors: [BLACK, YELLOW, RED] },
  ch: { kind: 'own', Shape: Swiss },
  de: { kind: 'rows', colors: [BLACK, RED, YELLOW] },
  dk: { kind: 'cross', colors: [RED, WHITE] },
  es: { kind: 'rows', colors: [RED, YELLOW, RED], shares: [1, 2, 1] },
  fr: { kind: 'columns', colors: [BLUE, WHITE, RED] },
  gb: { kind: 'own', Shape: British },
  hu: { kind: 'rows', colors: [RED, WHITE, GREEN] },
  ie: { kind: 'columns', colors: [GREEN, WHITE, '#f28c28'] },
  is: { kind: 'cross', colors: [BLUE, WHITE, RED] },
  it: { kind: 'columns', colors: [GREEN, WHITE, RED] },
  lt: { kind: 'rows', colors: [YELLOW, GREEN, RED] },
  lu: { kind: 'rows', colors: [RED, WHITE, '#3aa0dc'] },
  mt: { kind: 'columns', colors: [WHITE, RED] },
  nl: { kind: 'rows', colors: [RED, WHITE, BLUE] },
  no: { kind: 'cross', colors: [RED, WHITE, BLUE] },
  pl: { kind: 'rows', colors: [WHITE, RED] },
  se: { kind: 'cross', colors: ['#1f5fa8', YELLOW] },
  us: { kind: 'own', Shape: American },
}

const [WIDTH, HEIGHT] = [24, 16]

/** The flag of a country, beside its name: it says nothing by itself. */
export function CountryFlag({ country }: { country: OnlineCountry }) {
  const flag = FLAGS[country]
  return (
    <svg className={classes.flag} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden>
      {flag.kind === 'own' ? (
        <flag.Shape />
      ) : flag.kind === 'cross' ? (
        <Cross colors={flag.colors} />
      ) : (
        <Stripes {...flag} />
      )}
    </svg>
  )
}

function Stripes({ kind, colors, shares }: Exclude<Flag, { kind: 'own' | 'cross' }>) {
  const parts = shares ?? colors.map(() => 1)
  const total = parts.reduce((sum, part) => sum + part, 0)
  const length = kind === 'columns' ? WIDTH : HEIGHT
  return colors.map((color, index) => {
    const start = (parts.slice(0, index).reduce((sum, part) => sum + part, 0) / total) * length
    const size = ((parts[index] ?? 1) / total) * length
    return kind === 'columns' ? (
      <rect key={start} x={start} width={size} height={HEIGHT} fill={color} />
    ) : (
      <rect key={start} y={start} width={WIDTH} height={size} fill={color} />
    )
  })
}

function Cross({ colors: [ground = '', ...arms] }: { colors: readonly string[] }) {
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill={ground} />
      {arms.map((color, index) => {
        const size = 4 - 2 * index
        return (
          <g key={color} fill={color}>
            <rect x={9 - size / 2} width={size} height={HEIGHT} />
            <rect y={8 - size / 2} width={WIDTH} height={size} />
          </g>
        )
      })}
    </>
  )
}

function Swiss() {
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill={RED} />
      <path d="M10.5 3h3v3.5H17v3h-3.5V13h-3V9.5H7v-3h3.5z" fill={WHITE} />
    </>
  )
}

function British() {
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill={BLUE} />
      <path d="M0 0l24 16M24 0L0 16" stroke={WHITE} strokeWidth={3.2} />
      <path d="M0 0l24 16M24 0L0 16" stroke={RED} strokeWidth={1.2} />
      <path d="M12 0v16M0 8h24" stroke={WHITE} strokeWidth={5} />
      <path d="M12 0v16M0 8h24" stroke={RED} strokeWidth={3} />
    </>
  )
}

function American() {
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill={WHITE} />
      {[0, 4, 8, 12].map((y) => (
        <rect key={y} y={y} width={WIDTH} height={2.2} fill={RED} />
      ))}
      <rect width={11} height={8.4} fill={BLUE} />
      <path d="M1.5 2h8M1.5 4.2h8M1.5 6.4h8" stroke={WHITE} strokeWidth={0.9} strokeDasharray="0.9 1.1" />
    </>
  )
}
