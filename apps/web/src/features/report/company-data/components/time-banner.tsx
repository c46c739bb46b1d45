import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import type { CompanyDataView } from '../company-data.queries.ts'
import classes from './time-banner.module.css'
import type { ShownDays } from './time-choice.tsx'

type TimeBannerProps = {
  id: string
  view: CompanyDataView
  data: ShownDays
  onViewChange: (changes: CompanyDataView) => void
}

/** While another day than today is shown: which one, the way back, and what has changed since. */
export function TimeBanner({ id, view: { asOf, knownAt }, data, onViewChange }: TimeBannerProps) {
  const { t } = useTranslation('report/company-data/page')
  const format = useFormat()
  if (asOf === undefined && knownAt === undefined) return null
  const days = { asOf: format.date(asOf), knownAt: format.date(knownAt) }
  const text =
    knownAt === undefined
      ? t('banner.asOf', { date: days.asOf })
      : asOf === undefined
        ? t('banner.knownAt', { date: days.knownAt })
        : t('banner.both', days)
  const isBeforeKnowledge = knownAt !== undefined && data.firstKnownOn !== null && knownAt < data.firstKnownOn
  const comparison = asOf === undefined ? ({ from: knownAt, view: 'knowledge' } as const) : { from: asOf }
  return (
    <div className={classes.banner} role="status">
      <Icon name="history" className={classes.icon} />
      <p className={classes.text}>
        <strong>{t('banner.label')}.</strong> {text}{' '}
        {isBeforeKnowledge && t('banner.unknownThen', { date: format.date(data.firstKnownOn) })}
      </p>
      <Link to="/report/$id/changes" params={{ id }} search={comparison}>
        {t('banner.compare')}
      </Link>
      <Button variant="default" size="compact-sm" onClick={() => onViewChange({ asOf: undefined, knownAt: undefined })}>
        {t('banner.back')}
      </Button>
    </div>
  )
}
