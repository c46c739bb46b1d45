import { translateSource } from '@merleg/domain/reference/source-names'
import type { LoadedList, SanctionScreening } from '@merleg/contract/report/sanctions.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { ExternalLink } from '../../../../shared/ui/external-link.tsx'
import { KeyValueList } from '../../../../shared/ui/key-value-list.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import classes from '../sanctions.module.css'
import { PartyRoles } from './party-roles.tsx'

/** Which lists of which days were compared with whom and when, and which were not looked at. */
export function CheckProof({ screening }: { screening: SanctionScreening }) {
  const { t } = useTranslation(['report/sanctions/page', 'report/sanctions/words'])
  const format = useFormat()
  const { checked, checkedCount, checkedAt, tooShort, tooShortCount, unnamed, unnamedCount } = screening
  const { untoldOwners, untoldOwnersCount } = screening
  const at = checkedAt && t('report/sanctions/words:checkedAtClock', { at: format.dateTime(checkedAt) })
  return (
    <>
      <Panel title={t('list.title')}>
        <ComparedLists screening={screening} />
        <KeyValueList
          items={[
            { key: 'at', label: t('report/sanctions/words:checkedAt'), value: at },
            { key: 'parties', label: t('report/sanctions/words:checkedCount'), value: format.number(checkedCount) },
            ...(tooShortCount === 0
              ? []
              : [{ key: 'tooShort', label: t('list.tooShortCount'), value: format.number(tooShortCount) }]),
            ...(unnamedCount === 0
              ? []
              : [{ key: 'unnamed', label: t('list.unnamedCount'), value: format.number(unnamedCount) }]),
          ]}
        />
      </Panel>
      <Panel title={t('report/sanctions/words:checkedTitle')}>
        <PartyList parties={checked} count={checkedCount} />
      </Panel>
      {tooShortCount > 0 && (
        <Panel title={t('report/sanctions/words:tooShortTitle')}>
          <p className={classes.small}>{t('report/sanctions/words:tooShort', { count: tooShortCount })}</p>
          <PartyList parties={tooShort} count={tooShortCount} remark={t('checked.exactOnly')} />
        </Panel>
      )}
      {unnamedCount > 0 && (
        <Panel title={t('report/sanctions/words:unnamedTitle')}>
          <p className={classes.small}>{t('report/sanctions/words:unnamed', { count: unnamedCount })}</p>
          <PartyList parties={unnamed} count={unnamedCount} remark={t('checked.nameUnknown')} />
        </Panel>
      )}
      {untoldOwnersCount > 0 && (
        <Panel title={t('report/sanctions/words:untoldOwnersTitle')}>
          <PartyList parties={untoldOwners} count={untoldOwnersCount} />
        </Panel>
      )}
    </>
  )
}

function ComparedLists({ screening }: { screening: SanctionScreening }) {
  const { t } = useTranslation('report/sanctions/page')
  const format = useFormat()
  const { lists, notLoaded } = screening
  const describeState = ({ day, designationCount, comparedCount }: LoadedList) =>
    t('list.state', {
      day: format.date(day),
      entries: format.number(designationCount),
      compared: format.number(comparedCount),
    })
  return (
    <>
      <ul className={classes.checked}>
        {lists.map((list) => (
          <li key={list.sourceId}>
            <ListName list={list} /> <span className={classes.small}>({describeState(list)})</span>
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
    </>
  )
}

type PartyListProps = { parties: SanctionScreening['checked']; count: number; remark?: string }

function PartyList({ parties, count, remark }: PartyListProps) {
  const { t } = useTranslation(['report/sanctions/page', 'report/sanctions/words'])
  return (
    <ul className={classes.checked}>
      {parties.map((party, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two owners may bear the same name in the same roles
        <li key={`${index} ${party.name}`}>
          {party.name}{' '}
          <span className={classes.small}>
            (<PartyRoles {...party} />
            {remark !== undefined && `; ${remark}`})
          </span>
        </li>
      ))}
      {count > parties.length && <li>{t('checked.more', { count: count - parties.length })}</li>}
    </ul>
  )
}

function ListName({ list }: { list: Pick<LoadedList, 'title' | 'publisher' | 'url'> }) {
  const { locale } = useFormat()
  const { title, publisher } = translateSource(locale, list)
  const name = `${title} – ${publisher}`
  return list.url === null ? name : <ExternalLink href={list.url}>{name}</ExternalLink>
}
