import { useDebouncedValue } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import classes from '../search-form.module.css'
import type { LiveCount } from '../use-search-count.ts'

/** So long the form rests before its count is read out. */
const READ_OUT_AFTER_MS = 1000

/** How many meet what is filled in; of what was before it, dimmed. */
export function LiveCountText({ count, isUnreadable }: { count: LiveCount; isUnreadable: boolean }) {
  const { t } = useTranslation(['company-search/page', 'ui/page'])
  const format = useFormat()
  const errorText = useErrorText()
  const { data, error, isStale, retry } = count
  const number = data === undefined ? '' : `${data.isExact ? '' : '≈ '}${format.number(data.count)}`
  const text = data === undefined ? '' : t('hits', { count: data.count, formatted: number })
  const [said] = useDebouncedValue(isStale || error !== null ? '' : text, READ_OUT_AFTER_MS)
  const isOld = isStale || error !== null
  return (
    <div className={classes.count}>
      <span className={classes.number} data-stale={isOld} aria-hidden={isOld}>
        {data === undefined ? '…' : text}
      </span>
      {isUnreadable && <span className={classes.countNote}>{t('countWaits')}</span>}
      {!isUnreadable && error !== null && (
        <span className={classes.countNote}>
          {t('countFailed', { reason: errorText(error) })}{' '}
          <button type="button" className={classes.linkButton} onClick={retry}>
            {t('ui/page:actions.retry')}
          </button>
        </span>
      )}
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </div>
  )
}
