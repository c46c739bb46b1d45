import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useOnlyValid } from '../use-only-valid.ts'
import classes from './hidden-note.module.css'

type HiddenNoteProps = {
  /** How much of what the reader looks at is no longer in force: so many would come. */
  ended: number
}

/** That something is hidden because it is no longer in force, how much, and how to see it. */
export function HiddenNote({ ended }: HiddenNoteProps) {
  const { t } = useTranslation('report/header/page')
  const { onlyValid, setOnlyValid } = useOnlyValid()
  if (!onlyValid || ended === 0) return null
  return (
    <p className={classes.note} role="status">
      {t('hidden', { count: ended })}{' '}
      <Button variant="subtle" size="compact-xs" onClick={() => setOnlyValid(false)}>
        {t('showHidden')}
      </Button>
    </p>
  )
}
