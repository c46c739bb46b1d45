import type { SanctionMatch } from '@merleg/contract/report/sanctions.contract'
import { isIndirectRole } from '@merleg/domain/sanctions/indirect-roles'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'

type Roles = Pick<SanctionMatch['party'], 'roles' | 'through' | 'otherWays' | 'isCompanyItself'>

/** What a party is of the company, in words; an indirect owner with the companies through which it owns. */
export function PartyRoles({ roles, through, otherWays, isCompanyItself }: Roles) {
  const { t } = useTranslation('report/sanctions/words')
  if (isCompanyItself) return t('itself')
  return roles.map((role, index) => {
    const text = t(`roles.${role}`)
    const isThrough = isIndirectRole(role) && through.length > 0
    return (
      <Fragment key={role}>
        {index > 0 && '; '}
        {isThrough ? t('through', { role: text }) : text}
        {isThrough &&
          through.map(({ id, name }, place) => (
            <Fragment key={id}>
              {place === 0 ? ' ' : ' › '}
              <Link to="/report/$id" params={{ id }}>
                {name}
              </Link>
            </Fragment>
          ))}
        {isThrough && otherWays > 0 && ` ${t('otherWays', { count: otherWays })}`}
      </Fragment>
    )
  })
}
