import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PrintButtons } from './print-buttons.tsx'
import classes from './print.module.css'

type PrintToolbarProps = {
  id: string
  section: 'company-data' | 'negative-info' | 'positive-info'
  downloadUrl: string | null
}

/** What one can do with a print view that has nothing to choose. */
export function PrintToolbar({ id, section, downloadUrl }: PrintToolbarProps) {
  const { t } = useTranslation('report/print/page')
  return (
    <div className={classes.toolbar}>
      <Link to={`/report/$id/${section}`} params={{ id }}>
        {t('back')}
      </Link>
      <PrintButtons downloadUrl={downloadUrl} />
    </div>
  )
}
