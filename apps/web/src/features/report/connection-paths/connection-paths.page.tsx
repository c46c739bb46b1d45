import { MAX_PATH_PARTIES } from '@merleg/contract/report/connection-paths.contract'
import { printPathsPage } from '@merleg/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { QuickSearchBox } from '../../../app/quick-search/quick-search-box.tsx'
import { type PathsView, readIds } from '../../../shared/address/paths-view.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { PageHeading } from '../../../shared/ui/page-heading.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { SkeletonPanel } from '../../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../../shared/ui/state-empty.tsx'
import { StateError } from '../../../shared/ui/state-error.tsx'
import { UrlLink } from '../../../shared/ui/url-link.tsx'
import { PathsFound } from './components/paths-found.tsx'
import { PathsToolbar } from './components/paths-toolbar.tsx'
import classes from './connection-paths.module.css'
import { connectionPathsQuery } from './connection-paths.queries.ts'

const route = getRouteApi('/main/connections/paths')

/** The shortest paths between companies and persons, and what ties each two on them. */
export function ConnectionPathsPage() {
  const { t } = useTranslation(['report/connection-paths/page', 'report/connection-paths/words'])
  const view: PathsView = route.useSearch()
  const navigate = route.useNavigate()
  const ids = readIds(view)
  const isTooMany = ids.length > MAX_PATH_PARTIES
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...connectionPathsQuery(view),
    enabled: ids.length > 0 && !isTooMany,
  })
  const change = (changes: PathsView): void => {
    void navigate({ search: (before) => ({ ...before, ...changes }), replace: true, resetScroll: false })
  }
  const choose = (chosen: readonly string[]): void =>
    change({ parties: chosen.length === 0 ? undefined : chosen.join(',') })
  const parties = new Map(data?.parties.map((party) => [party.id, party]))
  const hasAnswer = error === null && data !== undefined && !isPlaceholderData
  return (
    <div className={classes.page}>
      <PageHeading
        title={t('report/connection-paths/words:title')}
        actions={
          hasAnswer && data.pairs.length > 0 && <UrlLink url={printPathsPage({ ...view })}>{t('print')}</UrlLink>
        }
      />
      <Panel title={t('report/connection-paths/words:parties')}>
        {ids.length > 0 && (
          <ul className={classes.parties} aria-label={t('report/connection-paths/words:parties')}>
            {ids.map((id) => {
              const name = parties.get(id)?.name ?? id
              return (
                <li key={id}>
                  <UrlLink url={parties.get(id)?.url ?? null}>{name}</UrlLink>
                  <button
                    type="button"
                    className={classes.remove}
                    aria-label={t('remove', { name })}
                    onClick={() => choose(ids.filter((other) => other !== id))}
                  >
                    <Icon name="close" size={14} />
                  </button>
                </li>
              )
            })}
          </ul>
        )}
        {ids.length < MAX_PATH_PARTIES ? (
          <QuickSearchBox
            label={t('addParty')}
            onChoose={({ companyId }) => choose([...new Set([...ids, companyId])])}
          />
        ) : (
          <p className={isTooMany ? classes.warning : classes.note} role={isTooMany ? 'alert' : undefined}>
            {t(isTooMany ? 'tooMany' : 'full', { count: MAX_PATH_PARTIES, chosen: ids.length })}
          </p>
        )}
        <p className={classes.note}>{t('persons')}</p>
        <PathsToolbar view={view} asOf={view.asOf ?? data?.asOf} onViewChange={change} />
      </Panel>
      {error !== null && ids.length > 0 && <StateError error={error} onRetry={() => void refetch()} />}
      {error === null && ids.length < 2 && <StateEmpty icon="info" title={t('choose')} text={t('chooseText')} />}
      {error === null && ids.length > 1 && !isTooMany && !hasAnswer && <SkeletonPanel rows={6} />}
      {hasAnswer && ids.length > 1 && !isTooMany && <PathsFound found={data} />}
    </div>
  )
}
