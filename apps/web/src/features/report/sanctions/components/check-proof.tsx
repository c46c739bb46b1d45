import { translateSource } from '@merleg/domain/reference/source-names'
import type { SanctionScreening } from '@merleg/contract/report/sanctions.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { ExternalLink } from '../../../../shared/ui/external-link.tsx'
import { KeyValueList } from '../../../../shared/ui/key-value-list.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import classes from '../sanctions.module.css'
import { useRoles } from '../use-roles.ts'

type CheckProofProps = { screening: SanctionScreening; list: NonNullable<SanctionScreening['list']> }

/** Which list of which day was compared with whom, and when. */
export function CheckProof({ screening, list }: CheckProofProps) {
  const { t } = useTranslation('report/sanctions/page')
  const format = useFormat()
  const describeRoles = useRoles()
  const { checked, checkedCount, checkedAt } = screening
  const { title, publisher } = translateSource(format.locale, list)
  const source = `${title} – ${publisher}`
  return (
    <>
      <Panel title={t('list.title')}>
        <KeyValueList
          items={[
            { key: 'day', label: t('list.day'), value: format.date(list.day) },
            { key: 'count', label: t('list.count'), value: format.number(list.designationCount) },
            {
              key: 'source',
              label: t('list.source'),
              value: list.url === null ? source : <ExternalLink href={list.url}>{source}</ExternalLink>,
            },
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
