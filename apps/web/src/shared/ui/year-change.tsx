import { NO_VALUE } from '@merleg/domain/format/number'
import type { YearChange } from '@merleg/domain/year-change'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../format/use-format.ts'
import classes from './year-change.module.css'

type YearChangeTextProps = {
  change: YearChange
  /** Writes the difference of amounts that is left where no percentage can be told. */
  writeDifference: (difference: number) => string
}

/** A change against the year before with its sign; where there is no percentage a dash that says why. */
export function YearChangeText({ change, writeDifference }: YearChangeTextProps) {
  const { t } = useTranslation('ui/page')
  const format = useFormat()
  switch (change.kind) {
    case 'share':
      return format.percent(change.value, { signed: true })
    case 'plain':
      return format.number(change.value, { signed: true, decimals: 2 })
    case 'points': {
      const value = format.number(change.value * 100, { signed: true, decimals: 1 })
      return <abbr title={t('change.points', { value })}>{t('change.pointsShort', { value })}</abbr>
    }
    case 'none': {
      const { reason, difference } = change
      if (reason === 'unknown') return <span className={classes.none}>{NO_VALUE}</span>
      const told = difference === null ? NO_VALUE : `${difference > 0 ? '+' : ''}${writeDifference(difference)}`
      const why = t(`change.${reason}`, { difference: told })
      return (
        <abbr className={classes.none} title={why}>
          {NO_VALUE}
        </abbr>
      )
    }
  }
}
