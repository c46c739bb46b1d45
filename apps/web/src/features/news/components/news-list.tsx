import type { NewsItem } from '@merleg/contract/news.contract'
import { useFormat } from '../../../shared/format/use-format.ts'
import classes from './news-list.module.css'
import { UrlLink } from '../../../shared/ui/url-link.tsx'

type NewsListProps = {
  items: readonly NewsItem[]
  /** Level of the titles: one below the heading they stand under. */
  headingLevel: 2 | 3
}

/** News items: day, title, text as it was written; the title leads on where there is more. */
export function NewsList({ items, headingLevel }: NewsListProps) {
  const format = useFormat()
  const Title = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <ul className={classes.list}>
      {items.map(({ title, description, url, date }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- items have no id, and are never changed in place
        <li key={`${index} ${title}`} className={classes.item}>
          <Title className={classes.title}>
            <UrlLink url={url}>{title}</UrlLink>
          </Title>
          {date !== null && (
            <time dateTime={date} className={classes.date}>
              {format.date(date)}
            </time>
          )}
          {description !== '' && <p className={classes.text}>{description}</p>}
        </li>
      ))}
    </ul>
  )
}
