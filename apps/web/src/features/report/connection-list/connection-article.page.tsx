import type { ConnectionFact } from '@merleg/contract/report/connection-list.contract'
import { reportPage } from '@merleg/contract/pages'
import { NO_VALUE } from '@merleg/domain/format/number'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { type DataColumn, DataTable } from '../../../shared/ui/data-table.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { ProvenanceHint } from '../../../shared/ui/provenance-hint.tsx'
import { UntoldNotes } from '../../../shared/ui/untold-notes.tsx'
import { UrlLink } from '../../../shared/ui/url-link.tsx'
import { ReportSection } from '../header/components/report-section.tsx'
import { useSectionTitle } from '../header/use-section-title.ts'
import { ConnectionItemRow } from './components/connection-item.tsx'
import classes from './connection-list.module.css'
import { connectionArticleQuery } from './connection-list.queries.ts'

const route = getRouteApi('/main/report/$id/connection-list/$section/$article')

/** One connection whole: every fact behind it, and how it changed. */
export function ConnectionArticlePage() {
  const { t } = useTranslation('report/connection-list/page')
  const { id, section, article } = route.useParams()
  const titleOf = useSectionTitle()
  const columns = useFactColumns()
  const query = useQuery(connectionArticleQuery(id, { section, article }))
  const list: string = reportPage(id, 'connection-list')
  return (
    <>
      <p className={classes.back}>
        <Link to={list} search={{ scrollTo: query.data?.item.scrollTo }}>
          <Icon name="chevron-left" size={15} /> {t('back')}
        </Link>
      </p>
      <ReportSection query={query} title={query.data?.item.title ?? titleOf('connection-list')}>
        {({ item, group, facts, changes, untold }) => (
          <div className={classes.page}>
            <Panel title={group.title}>
              <ul className={classes.items}>
                <ConnectionItemRow item={item} />
              </ul>
            </Panel>
            <Panel title={t('article.facts')}>
              <DataTable
                caption={t('article.facts')}
                columns={columns}
                rows={facts}
                getRowKey={({ company, party, role, dates }) => [company.name, party.name, role, dates].join(' ')}
                rowClassName={({ active }) => (active ? undefined : classes.inactive)}
              />
              <UntoldNotes untold={untold} />
            </Panel>
            <Panel title={t('article.changes')}>
              {changes.length === 0 ? (
                <p className={classes.note}>{t('article.noChanges')}</p>
              ) : (
                <ol className={classes.changes}>
                  {changes.map(({ on, date, text }) => (
                    <li key={`${on} ${text}`}>
                      <time dateTime={on}>{date}</time> {text}
                    </li>
                  ))}
                </ol>
              )}
            </Panel>
          </div>
        )}
      </ReportSection>
    </>
  )
}

function useFactColumns(): DataColumn<ConnectionFact>[] {
  const { t } = useTranslation('report/connection-list/page')
  return [
    {
      key: 'party',
      title: t('article.party'),
      render: ({ party }) => <UrlLink url={party.url}>{party.name}</UrlLink>,
    },
    {
      key: 'company',
      title: t('article.company'),
      render: ({ company }) => <UrlLink url={company.url}>{company.name}</UrlLink>,
    },
    { key: 'role', title: t('article.role'), render: ({ role }) => role },
    { key: 'section', title: t('article.section'), render: ({ section }) => section },
    {
      key: 'dates',
      title: t('article.dates'),
      render: ({ dates, active }) =>
        [dates ?? NO_VALUE, active ? null : t('inactive')].filter((text) => text !== null).join(' · '),
    },
    {
      key: 'source',
      title: t('article.source'),
      kind: 'aside',
      render: ({ provenance, role }) => <ProvenanceHint provenance={provenance} label={role} />,
    },
  ]
}
