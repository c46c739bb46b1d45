import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import { usePageActions } from '../../../shared/palette/page-actions.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { showError } from '../../../shared/ui/toasts.ts'
import classes from '../search-form.module.css'
import type { LiveCount } from '../use-search-count.ts'
import type { SearchFormControl } from '../use-search-form.ts'
import { LiveCountText } from './live-count.tsx'

/** Always in sight below the cards: whether ceased companies are left out, how many there are, clearing, searching. */
export function SearchFooter({ search, count }: { search: SearchFormControl; count: LiveCount }) {
  const { t } = useTranslation(['company-search/page', 'company-search/words'])
  const errorText = useErrorText()
  const [isClearing, setIsClearing] = useState(false)
  usePageActions([{ id: 'search:clear', label: t('clear'), icon: 'delete', run: () => void clear() }])
  const clear = async (): Promise<void> => {
    setIsClearing(true)
    await search.clear().catch((error: unknown) => showError(errorText(error)))
    setIsClearing(false)
  }
  return (
    <div className={classes.footer}>
      <Notes search={search} />
      <div className={classes.footerRow}>
        <Checkbox
          label={t('company-search/words:criteria.onlyValid')}
          description={t('withoutCeasedHint')}
          checked={search.draft.onlyValid}
          onChange={(event) => search.set('onlyValid', event.currentTarget.checked)}
        />
        <LiveCountText count={count} isUnreadable={search.query === null} />
        <div className={classes.buttons}>
          {search.undo !== null && (
            <Button variant="subtle" onClick={search.undo}>
              {t('undo')}
            </Button>
          )}
          <Button variant="default" loading={isClearing} onClick={() => void clear()}>
            {t('clear')}
          </Button>
          <Button type="submit" leftSection={<Icon name="search" />} loading={search.isSending}>
            {t('search')}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** What there is to say of the form as a whole. */
function Notes({ search }: { search: SearchFormControl }) {
  const { t } = useTranslation('company-search/page')
  const errorText = useErrorText()
  const note = search.undo !== null ? t('cleared') : search.isRestored ? t('restored') : ''
  return (
    <>
      <p className={note === '' ? 'visually-hidden' : classes.note} role="status">
        {note}
      </p>
      {search.isEmptySent && (
        <p className={classes.fault} role="alert">
          {t('nothingAsked')}
        </p>
      )}
      {search.faults.size > 0 && <p className={classes.fault}>{t('someWrong', { count: search.faults.size })}</p>}
      {search.error !== null && (
        <p className={classes.fault} role="alert">
          {errorText(search.error)}
        </p>
      )}
    </>
  )
}
