import { useTranslation } from 'react-i18next'
import classes from './sector-note.module.css'

/** Of which sector the medians are, or why there is none. */
export function SectorNote({ sector }: { sector: { value: string } | null }) {
  const { t } = useTranslation('report/indicators/page')
  return <p className={classes.note}>{sector === null ? t('noSector') : t('ofSector', { sector: sector.value })}</p>
}
