import type { FlatTexts } from './text-rules.ts'

/** Words by which a text says that there is none, or that something still is so. */
const REASSURING =
  /(?<!\p{L})(szerint (nincs|nem volt)|hatályos)(?!\p{L})|(^|[.:;!?] )(nincs|nem (történt|szerepel|változott|volt|ismert)|semmi|egyik sem)(?!\p{L})/iu

/**
 * Why a text needs no source: it speaks of the reader's own choice, of our database alone, of a figure that cannot be worked
 * out, of an end that a source states, or names a list with its day; a label says nothing by itself.
 */
type Reason = 'choice' | 'database' | 'figure' | 'registered' | 'list' | 'label'

/** Texts of the report that say so and need no source: each with what it speaks of. */
const EXCUSED: Readonly<Record<string, Reason>> = {
  'search/page:noResult.title': 'choice',
  'search/page:similar': 'database',
  'report/changes/answers:nothingLearnt.title': 'database',
  'report/changes/page:interrupted': 'registered',
  'report/company-data/answers:extract.asOfHistory': 'label',
  'report/company-data/answers:extract.inactive': 'registered',
  'report/connections/page:filters.onlyActive': 'choice',
  'report/financial-summary/answers:alerts.statement-gap.description': 'database',
  'report/final-owner/answers:shares.unknown': 'label',
  'report/header/page:onlyValid': 'choice',
  'report/header/page:infoMarks.bad': 'registered',
  'report/header/page:infoMarks.warning': 'registered',
  'report/header/page:infoMarks.good': 'registered',
  'report/info/answers:rows.valid': 'label',
  'report/info/page:checked.text': 'list',
  'report/marketing/page:ended': 'registered',
  'report/print/page:none': 'choice',
  'report/print/page:locked': 'choice',
  'report/register-order/answers:descriptions.articles': 'label',
  'report/register-order/answers:mail.madeUp': 'label',
  'report/sanctions/answers:undecided': 'choice',
  'report/sanctions/page:noMatch.title': 'list',
  'report/sanctions/page:noMatch.madeUpTitle': 'list',
  'report/sanctions/page:noMatch.partlyTitle': 'list',
  'report/sanctions/page:noMatch.limitedTitle': 'list',
  'report/sanctions/page:compare.missing': 'database',
  'report/score/answers:basis.registers-unread': 'figure',
  'report/score/answers:short.nothing-known': 'figure',
  'report/score/answers:short.registers-unread': 'figure',
  'report/score/page:parts.noValue': 'figure',
  'report/score/page:history.noYears': 'figure',
  'report/sector/page:gaps.no-accounts.title': 'figure',
  'report/summary/page:details.missing': 'figure',
  'report/summary/page:widgets.noData': 'database',
  'report/timeline/page:ended': 'registered',
  'report/timeline/answers:undated_one': 'database',
  'report/timeline/answers:undated_other': 'database',
  'report/timeline/answers:undatedNegative_one': 'registered',
  'report/timeline/answers:undatedNegative_other': 'registered',
}

/**
 * Sentences of reassurance that do not come from the one place that knows what the sources tell (`report/silence`), by key;
 * and excuses for texts that are no more.
 */
export function findReassurance(texts: ReadonlyMap<string, FlatTexts>, excused = EXCUSED): string[] {
  const found = [...texts].flatMap(([namespace, flat]) =>
    isReport(namespace)
      ? [...flat].flatMap(([key, text]) => (REASSURING.test(text) ? [`${namespace}:${key}`] : []))
      : [],
  )
  return [
    ...found
      .filter((key) => !(key in excused))
      .map((key) => `${key}: reassures without a source; say it by report/silence`),
    ...Object.keys(excused)
      .filter((key) => !found.includes(key))
      .map((key) => `${key}: excused, but does not reassure`),
  ]
}

function isReport(namespace: string): boolean {
  return (namespace.startsWith('report/') && namespace !== 'report/silence/answers') || namespace === 'search/page'
}
