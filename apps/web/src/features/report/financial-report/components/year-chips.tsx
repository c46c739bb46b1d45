import { Chip } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './year-chips.module.css'

type YearChipsProps = {
  years: readonly number[]
  year: number | null
  onYearChange: (year: number) => void
  onPreview: (year: number) => void
}

/** The business years there are; arrows move between them. */
export function YearChips({ years, year, onYearChange, onPreview }: YearChipsProps) {
  const { t } = useTranslation('report/financial-report/page')
  return (
    <fieldset className={classes.years}>
      <legend className="visually-hidden">{t('years')}</legend>
      <Chip.Group value={String(year)} onChange={(chosen) => onYearChange(Number(chosen))}>
        {years.map((known) => (
          <Chip
            key={known}
            value={String(known)}
            size="xs"
            variant="light"
            wrapperProps={{ onMouseEnter: () => onPreview(known) }}
          >
            {known}
          </Chip>
        ))}
      </Chip.Group>
    </fieldset>
  )
}
