import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import type { TimelineYear } from '../timeline-filter.ts'
import classes from './year-jumps.module.css'

/** The id of the button that opens and closes a year, where a jump arrives. */
export function yearButtonId(year: number): string {
  return `timeline-${year}`
}

/** Goes there with the keyboard too: the next Tab is the first item of the year. */
function goTo(year: number): void {
  const button = document.getElementById(yearButtonId(year))
  button?.focus({ preventScroll: true })
  button?.scrollIntoView({ block: 'start' })
}

type YearJumpsProps = {
  years: readonly TimelineYear[]
  /** Opens the year that is gone to. */
  onJump: (year: number) => void
}

/** Every shown year with how much happened in it; stays in sight. */
export function YearJumps({ years, onJump }: YearJumpsProps) {
  const { t } = useTranslation('report/timeline/page')
  const format = useFormat()
  return (
    <nav className={`${classes.jumps} scroll-shade`} aria-label={t('years')}>
      <ul>
        {years.map(({ year, items }) => (
          <li key={year}>
            <button
              type="button"
              className={classes.jump}
              onClick={() => {
                onJump(year)
                goTo(year)
              }}
            >
              {year}{' '}
              <span className={classes.count} aria-hidden>
                {format.number(items.length)}
              </span>
              <span className="visually-hidden">{t('count', { count: items.length })}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
