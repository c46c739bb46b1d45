import type { OwnerEntry } from '@merleg/contract/report/final-owner.contract'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { ProvenanceHint } from '../../../../shared/ui/provenance-hint.tsx'
import { UrlLink } from '../../../../shared/ui/url-link.tsx'
import classes from '../final-owner.module.css'

/** One owner: the part, what it rests on, by each rule, and through whom. */
export function OwnerItem({ entry }: { entry: OwnerEntry }) {
  const { t } = useTranslation('report/final-owner/page')
  const { figures, paths, notes, pathNote } = entry
  return (
    <li className={classes.item}>
      <div className={classes.head}>
        <Icon name={entry.icon} size={16} />
        <UrlLink url={entry.link} className={classes.name}>
          {entry.name}
        </UrlLink>
        {entry.percent !== null && <strong className={classes.percent}>{entry.percent}</strong>}
        {entry.level !== null && <span className={classes.note}>{t('level', { count: entry.level })}</span>}
        {entry.prohibited && (
          <span className={classes.prohibited}>
            <Icon name="ban" size={14} /> {t('prohibited')}
          </span>
        )}
        {entry.source !== null && (
          <ProvenanceHint provenance={entry.source} label={t('source', { name: entry.name })} />
        )}
      </div>
      {entry.address !== null && <p className={classes.note}>{entry.address}</p>}
      {notes.map((note) => (
        <p key={note} className={classes.text}>
          {note}
        </p>
      ))}
      {figures.length > 0 && (
        <>
          <h3 className={classes.subtitle}>{t('rules')}</h3>
          <dl className={classes.figures}>
            {figures.map(({ title, percent, verdict }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>
                  {percent} <span className={classes.note}>· {verdict}</span>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {paths.length > 0 && (
        <>
          <h3 className={classes.subtitle}>{t('paths')}</h3>
          <ol className={classes.paths}>
            {paths.map((path) => (
              <li key={path.steps.map(({ name, percent }) => `${name} ${percent ?? ''}`).join('>')}>
                {path.steps.map(({ name, link, percent }) => (
                  <span key={`${link ?? ''} ${name}`}>
                    <UrlLink url={link}>{name}</UrlLink>
                    {percent !== null && <> › {percent} › </>}
                  </span>
                ))}{' '}
                {path.steps.length > 2 && (
                  <span className={classes.note}>({t('product', { percent: path.percent })})</span>
                )}
              </li>
            ))}
          </ol>
          {pathNote !== null && <p className={classes.note}>{pathNote}</p>}
        </>
      )}
    </li>
  )
}
