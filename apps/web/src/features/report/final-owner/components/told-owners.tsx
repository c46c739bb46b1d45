import type { ToldOwners } from '@merleg/contract/report/final-owner.contract'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { ProvenanceHint } from '../../../../shared/ui/provenance-hint.tsx'
import { StateSilence } from '../../../../shared/ui/state-silence.tsx'
import { UrlLink } from '../../../../shared/ui/url-link.tsx'
import classes from '../final-owner.module.css'

/** Whom the register itself tells, how that stands to what is worked out, and what it says where it names nobody. */
export function ToldOwnersPanel({ told }: { told: ToldOwners }) {
  const { t } = useTranslation('report/final-owner/page')
  const { title, owners, statements, notes, silence, count } = told
  const rest = count - owners.length
  return (
    <Panel title={title}>
      <div className={classes.told}>
        {silence !== null && <StateSilence silence={silence} />}
        {statements.length > 0 && (
          <ul className={classes.items} aria-label={t('told.statements')}>
            {statements.map((statement) => (
              <li key={`${statement.published} ${statement.dates ?? ''}`} className={classes.item}>
                <div className={classes.statement}>
                  <Icon name="info" size={16} />
                  <span className={classes.text}>{statement.text}</span>
                  <ProvenanceHint provenance={statement.source} label={t('source', { name: statement.published })} />
                </div>
                <p className={classes.note}>
                  <span lang={statement.lang}>{statement.published}</span>
                  {statement.dates !== null && <> · {statement.dates}</>}
                </p>
              </li>
            ))}
          </ul>
        )}
        {owners.length > 0 && (
          <ul className={classes.items} aria-label={title}>
            {owners.map((owner) => (
              <li key={`${owner.name} ${owner.natures} ${owner.dates ?? ''}`} className={classes.item}>
                <div className={classes.head}>
                  <Icon name={owner.icon} size={16} />
                  <UrlLink url={owner.link} className={classes.name}>
                    {owner.name}
                  </UrlLink>
                  <ProvenanceHint provenance={owner.source} label={t('source', { name: owner.name })} />
                </div>
                {owner.address !== null && <p className={classes.note}>{owner.address}</p>}
                <p className={classes.text}>
                  {t('told.natures', { natures: owner.natures })}
                  {owner.dates !== null && <> · {owner.dates}</>}
                </p>
                <p className={classes.note} data-standing={owner.standing}>
                  {owner.standingText}
                </p>
              </li>
            ))}
          </ul>
        )}
        {rest > 0 && <p className={classes.note}>{t('more', { count: rest })}</p>}
        {notes.map((note) => (
          <p key={note} className={classes.note}>
            {note}
          </p>
        ))}
      </div>
    </Panel>
  )
}
