import type { SanctionMatch } from '@merleg/contract/report/sanctions.contract'
import { showSides, speaksFor } from '@merleg/domain/sanctions/match-reasons'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import classes from '../sanctions.module.css'

/** Why it is a match and what speaks against it, in words. */
export function MatchReasons({ reasons }: { reasons: SanctionMatch['reasons'] }) {
  const { t } = useTranslation('report/sanctions/words')
  const { locale } = useFormat()
  return (
    <section>
      <h4 className={classes.subtitle}>{t('reasonsTitle')}</h4>
      <ul className={classes.reasons}>
        {reasons.map((reason) => (
          <li key={`${reason.code} ${reason.party} ${reason.listed}`}>
            <Icon name={speaksFor(reason.code) ? 'add' : 'minus'} size={14} />
            <span>{t(`reasons.${reason.code}`, showSides(locale, reason))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
