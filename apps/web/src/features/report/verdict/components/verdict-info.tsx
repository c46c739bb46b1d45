import type { Verdict } from '@merleg/contract/report/verdict.contract'
import { useId } from 'react'
import { UrlLink } from '../../../../shared/ui/url-link.tsx'
import classes from '../verdict.module.css'

/** What speaks against or for the company in the registers; and what it means where nothing is listed. */
export function VerdictInfo({ title, info }: { title: string; info: NonNullable<Verdict['negative']> }) {
  const titleId = useId()
  const { items, silence } = info
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.subtitle}>
        {title}
      </h3>
      {items.length === 0 && (
        <p className={classes.note}>
          <strong>{silence.title}.</strong> {silence.text}
        </p>
      )}
      <ul className={classes.lines}>
        {items.map((line) => (
          <li key={`${line.title} ${line.text}`}>
            <span>
              <strong>
                <UrlLink url={line.url}>{line.title}</UrlLink>
              </strong>{' '}
              {line.text}
              {line.note !== null && <small className={classes.small}>{line.note}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
