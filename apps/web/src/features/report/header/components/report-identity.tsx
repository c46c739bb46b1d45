import type { ReportHeader } from '@merleg/contract/report/header.contract'
import { useTranslation } from 'react-i18next'
import { usePreferences } from '../../../../shared/storage/preferences.ts'
import { ClampedText } from '../../../../shared/ui/clamped-text.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { RiskBadge } from '../../../../shared/ui/risk-badge.tsx'
import { StatusBadge } from '../../../../shared/ui/status-badge.tsx'
import classes from './report-sidebar.module.css'
import { ScoreLink } from './score-link.tsx'

/** A longer name is set smaller: the menu below it must stay in sight. */
const LONG_NAME = 90

/** Who the report is about: name, status, rating, type, country of a foreign company, mark of a made-up one. */
export function ReportIdentity({ header }: { header: ReportHeader }) {
  const { t } = useTranslation('report/header/page')
  const { locale } = usePreferences()
  // Beside the rating the word "unknown" would not say what is.
  const isStatusKnown = header.status.icon !== 'status-unknown'
  const country = header.countryCode === 'HU' ? null : nameCountry(header.countryCode, locale)
  const type = [header.type.name, country].filter((part) => part !== null).join(' · ')
  return (
    <div className={classes.identity}>
      <ClampedText
        as="h1"
        text={header.name}
        className={header.name.length > LONG_NAME ? `${classes.name} ${classes.longName}` : classes.name}
      />
      <div className={classes.badges}>
        <StatusBadge status={isStatusKnown ? header.status : { ...header.status, value: t('statusUnknown') }} />
        <ScoreLink header={header} className={classes.rating}>
          <RiskBadge value={header.risk.value} label={header.risk.label} band={header.risk.band} />
        </ScoreLink>
        {header.risk.confidence !== null && (
          <span className={classes.confidence} data-confidence>
            <Icon name="warning" size={13} /> {header.risk.confidence}
          </span>
        )}
        {header.isMadeUp && (
          <span className={classes.madeUp} title={t('madeUpHint')}>
            {t('madeUp')}
          </span>
        )}
      </div>
      <div className={classes.type}>
        <Icon name={header.type.icon} size={15} />
        <span>
          <ClampedText text={type} />
        </span>
      </div>
    </div>
  )
}

function nameCountry(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
