import { translateSource } from '@merleg/domain/reference/source-names'
import type { LoadedList, SanctionScreening } from '@merleg/contract/report/sanctions.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { ExternalLink } from '../../../../shared/ui/external-link.tsx'
import { KeyValueList } from '../../../../shared/ui/key-value-list.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import classes from '../sanctions.module.css'
import { useRoles } from '../use-roles.ts'

/** Which lists of which days were compared with whom and when, and which were not looked at. */
export function CheckProof({ screening }: { screening: SanctionScreening }) {
  const { t } = useTranslation('report/sanctions/page')
  const format = useFormat()
  const describeRoles = useRoles()
  const { lists, notLoaded, checked, checkedCount, checkedAt } = screening
  return (
    <>
      <Panel title={t('list.title')}>
        <ul className={classes.checked}>
          {lists.map((list) => (
            <li key={list.sourceId}>
              <ListName list={list} />{' '}
              <span className={classes.small}>
                ({t('list.state', { day: format.date(list.day), entries: format.number(list.designationCount) })})
              </span>
            </li>
          ))}
        </ul>
        {notLoaded.length > 0 && (
          <>
            <h3 className={classes.subtitle}>{t('list.notLoaded')}</h3>
            <ul className={classes.checked}>
              {notLoaded.map((list) => (
                <li key={list.sourceId}>
                  <ListName list={{ ...list, url: null }} />
                </li>
              ))}
            </ul>
            <p className={classes.small}>{t('list.notKnown')}</p>
          </>
        )}
        <KeyValueList
          items={[
            { key: 'at', label: t('list.checkedAt'), value: format.dateTime(checkedAt) },
            { key: 'parties', label: t('list.checkedCount'), value: format.number(checkedCount) },
          ]}
        />
      </Panel>
      <Panel title={t('checked.title')}>
        <ul className={classes.checked}>
          {checked.map((party, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two owners may bear the same name in the same roles
            <li key={`${index} ${party.name}`}>
              {party.name}{' '}
              <span className={classes.small}>
                ({party.isCompanyItself ? t('checked.itself') : describeRoles(party.roles)})
              </span>
            </li>
          ))}
          {checkedCount > checked.length && <li>{t('checked.more', { count: checkedCount - checked.length })}</li>}
        </ul>
      </Panel>
    </>
  )
}

function ListName({ list }: { list: Pick<LoadedList, 'title' | 'publisher' | 'url'> }) {
  const { locale } = useFormat()
  const { title, publisher } = translateSource(locale, list)
  const name = `${title} – ${publisher}`
  return list.url === null ? name : <ExternalLink href={list.url}>{name}</ExternalLink>
}
