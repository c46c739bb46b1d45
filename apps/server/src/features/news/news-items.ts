import { IsoDate } from '@merleg/contract/fields'
import type { NewsItem } from '@merleg/contract/news.contract'
import { z } from 'zod'
import { toPlainText, toSingleLine } from '../../shared/plain-text.ts'

/** An item as an operator writes it. */
const WrittenItem = z.strictObject({
  title: z.string().transform(toSingleLine).pipe(z.string().min(1).max(200)),
  description: z.string().transform(toPlainText).pipe(z.string().max(2000)).default(''),
  url: z.string().trim().nullable().default(null),
  date: IsoDate.nullable().default(null),
})

/**
 * The items of a news file, the newest first, those without a day last. An item that is none is left out and told; so is a
 * link that leads to neither the web nor a page of ours.
 */
export function parseNews(text: string, warn: (problem: string) => void): NewsItem[] {
  const written = z.array(z.unknown()).parse(JSON.parse(text))
  const items = written.flatMap((one, index) => {
    const parsed = WrittenItem.safeParse(one)
    if (!parsed.success) {
      warn(
        `item ${index + 1}: ${parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ')}`,
      )
      return []
    }
    const { url } = parsed.data
    if (url === null || isLink(url)) return [parsed.data]
    warn(`item ${index + 1}: url is neither http(s) nor a page of this application`)
    return [{ ...parsed.data, url: null }]
  })
  return items.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
}

/** An item with a day to come appears on that day. */
export function selectPublished(items: readonly NewsItem[], day: string): NewsItem[] {
  return items.filter(({ date }) => date === null || date <= day)
}

function isLink(url: string): boolean {
  if (/^\/(?![/\\])/.test(url)) return URL.canParse(url, 'http://own.example')
  return /^https?:$/.test(URL.parse(url)?.protocol ?? '')
}
