import type { SectorPlace } from '@merleg/contract/report/financial-summary.contract'
import { useTranslation } from 'react-i18next'
import classes from './figures-table.module.css'

const QUARTERS = [1, 2, 3, 4] as const
const NAMES = { 1: 'lowest', 2: 'second', 3: 'third', 4: 'highest' } as const

/** In which quarter of its sector the company stands with a figure: the lowest on the left. */
export function SectorPlaceMark({ place }: { place: SectorPlace }) {
  const told = useSectorPlaceText()(place)
  return (
    <span className={classes.quarters} role="img" aria-label={told} title={told}>
      {QUARTERS.map((quarter) => (
        <span key={quarter} data-chosen={quarter === place.quarter} />
      ))}
    </span>
  )
}

/** The place in words, with its year: "harmadik negyed (2024)". */
export function useSectorPlaceText(): (place: SectorPlace) => string {
  const { t } = useTranslation('report/financial-summary/page')
  return ({ quarter, year }) =>
    t('place.text', { quarter: t(`place.${quarter === null ? 'shared' : NAMES[quarter]}`), year })
}
