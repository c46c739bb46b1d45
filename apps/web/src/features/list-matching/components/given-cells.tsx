import type { MatchRow } from '@merleg/contract/matching-rows'
import { useTranslation } from 'react-i18next'
import classes from '../list-matching.module.css'

/** What a row says: its name first, then every other column that was matched. */
export function GivenCells({ row }: { row: MatchRow }) {
  const { t } = useTranslation('list-matching/page')
  const name = row.given.find(({ role }) => role === 'name')
  const others = row.given.filter((cell) => cell !== name)
  return (
    <span className={classes.given}>
      <span className={classes.givenName}>{name?.value ?? t('result.noName')}</span>
      {others.map(({ role, value }) => (
        <span key={role + value} className={classes.givenCell}>
          <span className="visually-hidden">{t(`roles.${role}`)}: </span>
          {value}
        </span>
      ))}
    </span>
  )
}
