import { Button } from '@mantine/core'
import { getChangesSinceOpening } from '@merleg/contract/home.contract'
import i18next from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HomeWidget } from '../../shared/home-widget.ts'
import { Panel } from '../../shared/ui/panel.tsx'
import { SkeletonRows } from '../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../shared/ui/state-empty.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { ChangedCompanyRow } from './components/changed-company-row.tsx'
import { useChangesSinceOpening } from './home.queries.ts'
import classes from './opened-changes.module.css'

const SHOWN_COMPANIES = 4

/** What the register has heard of the companies the user opened last, since he opened them; bad news first. */
function OpenedChanges() {
  const { t } = useTranslation('home/page')
  const { data, error, refetch } = useChangesSinceOpening()
  const [isWhole, setIsWhole] = useState(false)
  if (data === undefined)
    return (
      <Panel title={t('heard.title')}>
        {error === null ? <SkeletonRows rows={9} /> : <StateError error={error} onRetry={() => void refetch()} />}
      </Panel>
    )
  const { companies, lookedAt, basis } = data
  const others = companies.length - SHOWN_COMPANIES
  if (lookedAt === 0)
    return (
      <Panel title={t('heard.title')}>
        <StateEmpty icon="bell" title={t('heard.emptyTitle')} text={t('heard.emptyText')} />
      </Panel>
    )
  if (companies.length === 0)
    return (
      <Panel title={t('heard.title')}>
        <StateEmpty icon="info" title={t('heard.silentTitle')} text={basis} />
      </Panel>
    )
  return (
    <Panel title={t('heard.title')} unit={t('heard.unit', { count: companies.length, total: lookedAt })} foot={basis}>
      <ul className={classes.companies}>
        {(isWhole ? companies : companies.slice(0, SHOWN_COMPANIES)).map((company) => (
          <ChangedCompanyRow key={company.companyId} company={company} />
        ))}
      </ul>
      {others > 0 && (
        <Button
          variant="subtle"
          size="xs"
          className={classes.more}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t('heard.fewer') : t('heard.more', { count: others })}
        </Button>
      )}
    </Panel>
  )
}

export const openedChangesHome: HomeWidget = {
  readTitle: () => i18next.t('heard.title', { ns: 'home/page' }),
  rank: 10,
  size: 'wide',
  access: getChangesSinceOpening.access,
  isHiddenByDefault: false,
  isOffered: ({ hideSearchHistory }) => !hideSearchHistory,
  Component: OpenedChanges,
}
