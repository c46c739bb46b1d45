import { Button } from '@mantine/core'
import { newAdvancedSearch } from '@merleg/contract/company-search.contract'
import { criteriaSearchPage } from '@merleg/contract/pages'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useHasAccess } from '../../../shared/session/access.ts'
import { StateEmpty } from '../../../shared/ui/state-empty.tsx'
import { UrlLink } from '../../../shared/ui/url-link.tsx'
import classes from '../watch-list.module.css'

const route = getRouteApi('/main/monitoring')

/** Nobody is watched yet: what watching is for, and the ways to begin. */
export function WatchEmpty({ isImporting }: { isImporting: boolean }) {
  const { t } = useTranslation('watch-list/page')
  const canOpen = useHasAccess()
  const navigate = route.useNavigate()
  return (
    <StateEmpty
      icon="bell"
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <>
          <ol className={classes.ways}>
            <li>
              {t('empty.report')} <Link to="/quick/search">{t('empty.toSearch')}</Link>
            </li>
            <li>
              {t('empty.results')}{' '}
              {canOpen(newAdvancedSearch.access) && (
                <UrlLink url={criteriaSearchPage('advanced')}>{t('empty.toAdvanced')}</UrlLink>
              )}
            </li>
            <li>{t('empty.list')}</li>
          </ol>
          {!isImporting && (
            <Button variant="default" onClick={() => void navigate({ search: (old) => ({ ...old, panel: 'import' }) })}>
              {t('import.open')}
            </Button>
          )}
        </>
      }
    />
  )
}
