import { useTranslation } from 'react-i18next'
import classes from './skeletons.module.css'

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
// Bars of unequal length look like text; the same each time, so that two loads look alike.
const width = (index: number): string => `${[72, 55, 86, 63, 48, 78][index % 6] ?? 60}%`

function Loading() {
  const { t } = useTranslation('ui/page')
  return <output className="visually-hidden">{t('states.loading')}</output>
}

/** Lines of text to come. */
export function SkeletonRows({ rows = 5 }: { rows?: number }) {
  return (
    <div className={classes.appear} data-loading>
      <Loading />
      <div className={classes.lines} aria-hidden>
        {range(rows).map((row) => (
          <span key={row} className={classes.bar} style={{ width: width(row) }} />
        ))}
      </div>
    </div>
  )
}

/** A table to come. */
export function SkeletonTable({ rows = 10, columns = 4 }: { rows?: number; columns?: number }) {
  return (
    <div className={classes.appear} data-loading>
      <Loading />
      <div aria-hidden>
        {range(rows).map((row) => (
          <div key={row} className={classes.row}>
            {range(columns).map((column) => (
              <span key={column} className={classes.bar} style={{ flex: column === 0 ? 2 : 1 }} />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

/** A panel to come, with room for so many lines. */
export function SkeletonPanel({ rows = 6 }: { rows?: number }) {
  return (
    <div className={classes.panel}>
      <span className={`${classes.bar} ${classes.title} ${classes.appear}`} aria-hidden />
      <SkeletonRows rows={rows} />
    </div>
  )
}
