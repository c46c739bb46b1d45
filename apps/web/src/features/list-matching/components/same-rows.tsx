import type { MatchRow } from '@merleg/contract/matching-rows'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import classes from '../list-matching.module.css'

/** For which other rows the same company stands: the first of them, and how many more there are. */
export function SameRows({ row: { sameAs, sameAsCount } }: { row: MatchRow }) {
  const { t } = useTranslation('list-matching/page')
  const format = useFormat()
  if (sameAs.length === 0) return null
  const rows = sameAs.join(', ')
  const more = sameAsCount - sameAs.length
  const told =
    more > 0 ? t('result.sameAsMore', { rows, formatted: format.number(more) }) : t('result.sameAs', { rows })
  return <span className={classes.twice}>{told}</span>
}
