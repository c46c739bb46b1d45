import type { Timeline } from '@merleg/contract/report/timeline.contract'
import { useTranslation } from 'react-i18next'
import { ClampedText } from '../../../../shared/ui/clamped-text.tsx'
import classes from './timeline-company.module.css'

/** Whose timeline it is and where it starts. */
export function TimelineCompany({ company: { name, start, address } }: { company: Timeline['company'] }) {
  const { t } = useTranslation('report/timeline/page')
  return (
    <div className={classes.company}>
      <strong className={classes.name}>
        <ClampedText text={name} />
      </strong>
      {start !== null && <span className={classes.start}>{t('start', { date: start })}</span>}
      {address !== null && (
        <span className={classes.address}>
          <ClampedText text={address} />
        </span>
      )}
    </div>
  )
}
