import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '../marketing.module.css'

/** That something is hidden because it is no longer in force, and how to see it. */
export function HiddenNote({ count, onShow }: { count: number; onShow: () => void }) {
  const { t } = useTranslation('report/marketing/page')
  if (count === 0) return null
  return (
    <p className={classes.hidden}>
      {t('filter.hidden', { count })}{' '}
      <Button variant="subtle" size="compact-xs" onClick={onShow}>
        {t('filter.showAll')}
      </Button>
    </p>
  )
}
