import type { SanctionMatch } from '@merleg/contract/report/sanctions.contract'
import { nameCountry } from '@merleg/domain/international-orders/offline-countries'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import classes from '../sanctions.module.css'
import { PartyRoles } from './party-roles.tsx'

/** What the register says of the party beside what the list says of its entry. */
export function MatchComparison({ party, designation }: Pick<SanctionMatch, 'party' | 'designation'>) {
  const { t } = useTranslation('report/sanctions/page')
  const format = useFormat()
  const nameOf = (code: string) => nameCountry(format.locale, code)
  const listedCountries = designation.countryCodes.map(nameOf).join(', ')
  const place = [listedCountries, designation.address].filter(Boolean).join(' · ')
  const birthDate = party.isWithheld ? t('compare.withheld') : party.birthDate && format.date(party.birthDate)
  const rows: readonly (readonly [label: string, party: ReactNode, listed: ReactNode])[] = [
    [t('compare.name'), party.name, designation.matchedName],
    [t('compare.otherNames'), party.otherNames.join(' · '), listNames(designation).join(' · ')],
    [t('compare.kind'), t(`kinds.${party.kind}`), t(`kinds.${designation.kind}`)],
    [t('compare.role'), <PartyRoles key="role" {...party} />, designation.position],
    [t('compare.birthDate'), birthDate, designation.birthDate],
    [t('compare.birthPlace'), null, designation.birthPlace],
    [t('compare.nationality'), null, designation.nationality],
    [t('compare.country'), party.countryCode && nameOf(party.countryCode), place],
    [t('compare.numbers'), party.numbers.join('; '), designation.numbers.join('; ')],
  ]
  const orMissing = (value: ReactNode): ReactNode =>
    value === null || value === '' ? <span className={classes.small}>{t('compare.missing')}</span> : value
  return (
    <table className={classes.comparison} role="table">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {t('compare.field')}
          </th>
          <th role="columnheader" scope="col">
            {t('compare.party')}
          </th>
          <th role="columnheader" scope="col">
            {t('compare.listed')}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows
          .filter(([, ours, listed]) => Boolean(ours) || Boolean(listed))
          .map(([label, ours, listed]) => (
            <tr key={label} role="row">
              <th role="rowheader" scope="row">
                {label}
              </th>
              <td role="cell">{orMissing(ours)}</td>
              <td role="cell">{orMissing(listed)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

function listNames({ name, matchedName, otherNames }: SanctionMatch['designation']): string[] {
  return name === matchedName ? otherNames : [name, ...otherNames]
}
