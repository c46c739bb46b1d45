import { translateSource } from '@merleg/domain/reference/source-names'
import type { InfoPage } from '@merleg/contract/report/info.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { UrlLink } from '../../../../shared/ui/url-link.tsx'
import classes from './info-groups.module.css'

type CheckedSourcesProps = Pick<InfoPage, 'checked' | 'listLimits' | 'unchecked' | 'unjudged'>

/** Which sources answer for what, as of which day; and of what nobody answers, so that silence is not taken for no. */
export function CheckedSources({ checked, listLimits, unchecked, unjudged }: CheckedSourcesProps) {
  const { t } = useTranslation('report/info/page')
  if (checked.length === 0 && unchecked.length === 0) return null
  return (
    <section className={classes.checked} aria-labelledby="info-checked">
      <h3 id="info-checked" className={classes.title}>
        {t('checked.title')}
      </h3>
      <SourceList sources={checked.filter(({ isSanctionsList }) => !isSanctionsList)} about={t('checked.text')} />
      <SourceList sources={checked.filter(({ isSanctionsList }) => isSanctionsList)} about={t('checked.lists')} />
      {listLimits.map((text) => (
        <p key={text} className={classes.about}>
          {text}
        </p>
      ))}
      {unchecked.length > 0 && (
        <>
          <h4 className={classes.subtitle}>{t('checked.unchecked')}</h4>
          <p className={classes.about}>
            {t('checked.uncheckedText')} {unchecked.join(', ')}.
          </p>
          {unjudged !== null && <p className={classes.about}>{unjudged}</p>}
        </>
      )}
    </section>
  )
}

/** Some sources, and what it means that they say nothing. */
function SourceList({ sources, about }: { sources: InfoPage['checked']; about: string }) {
  const { t } = useTranslation('report/info/page')
  const format = useFormat()
  if (sources.length === 0) return null
  return (
    <>
      <p className={classes.about}>{about}</p>
      {sources
        .map((stored) => translateSource(format.locale, stored))
        .map((source) => (
          <dl key={`${source.publisher} ${source.title}`} className={classes.source}>
            <dt>{t('checked.source')}</dt>
            <dd>
              <UrlLink url={source.url}>{source.title}</UrlLink>
              {` · ${source.publisher}`}
            </dd>
            <dt>{t('checked.readOn')}</dt>
            <dd className="figures">{format.date(source.readOn)}</dd>
            <dt>{t('checked.groups')}</dt>
            <dd>{source.groups.join(', ')}</dd>
          </dl>
        ))}
    </>
  )
}
