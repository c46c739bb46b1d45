import classes from '../profile-security.module.css'

/** Quiet squares around, without which cameras find nothing. */
const MARGIN = 3

/** A QR code of rows of 0 and 1, black on white in every theme: cameras read no other. */
export function QrPicture({ squares, label }: { squares: readonly string[]; label: string }) {
  const size = squares.length + 2 * MARGIN
  const path = squares.flatMap((row, y) =>
    row.split('').flatMap((square, x) => (square === '1' ? [`M${x + MARGIN} ${y + MARGIN}h1v1h-1z`] : [])),
  )
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={classes.qr}
      shapeRendering="crispEdges"
    >
      <path d={path.join('')} fill="currentColor" />
    </svg>
  )
}
