import type { FinancialAlert } from '@merleg/domain/financial-alerts-kinds'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { formatMoney } from '@merleg/domain/format/amount'
import { formatDate } from '@merleg/domain/format/date'
import { formatYears } from '@merleg/domain/format/years'
import { formatPercent } from '@merleg/domain/format/number'

type Words = { title: string; description: string }
type Context = {
  locale: Locale
  currency: string
  /** Of the line that the alert is about; empty where it is about none. */
  lineTitle: string
}
type Of<Code extends FinancialAlert['code']> = Extract<FinancialAlert, { code: Code }>

/** Title and description of an alert, with its figures. */
export function describeAlert(alert: FinancialAlert, context: Context): Words {
  switch (alert.code) {
    case 'statement-missing':
    case 'statement-gap':
    case 'filed-late':
    case 'figures-old':
      return describeFiling(alert, context)
    case 'balance-mismatch':
    case 'sums-mismatch':
    case 'thousand-slip':
      return describeMismatch(alert, context)
    case 'earlier-years':
      return describeEarlier(alert, context)
    case 'jump':
      return describeJump(alert, context)
    case 'loss':
    case 'loss-repeated':
    case 'into-loss':
      return describeLoss(alert, context)
    default:
      return describeEquity(alert, context)
  }
}

function describeFiling(
  alert: Of<'statement-missing' | 'statement-gap' | 'filed-late' | 'figures-old'>,
  { locale }: Context,
): Words {
  const t = getTranslator(locale, 'report/financial-summary/answers')
  const title = t(`alerts.${alert.code}.title`)
  const date = (day: string) => formatDate(locale, day)
  switch (alert.code) {
    case 'statement-missing': {
      const items = alert.missing.map(({ year, deadline }) =>
        t('alerts.statement-missing.item', { year, deadline: date(deadline) }),
      )
      return { title, description: t('alerts.statement-missing.description', { years: items.join(', ') }) }
    }
    case 'statement-gap':
      return { title, description: t('alerts.statement-gap.description', { years: alert.years.join(', ') }) }
    case 'filed-late': {
      const items = alert.filings.map(({ year, days, filedOn, deadline }) =>
        t('alerts.filed-late.item', { year, days, filedOn: date(filedOn), deadline: date(deadline) }),
      )
      return { title, description: t('alerts.filed-late.description', { filings: items.join('; ') }) }
    }
    case 'figures-old':
      return { title, description: t('alerts.figures-old.description', { date: date(alert.end) }) }
  }
}

function describeLoss(alert: Of<'loss' | 'loss-repeated' | 'into-loss'>, { locale, currency }: Context): Words {
  const t = getTranslator(locale, 'report/financial-summary/answers')
  const year = alert.year ?? ''
  const amount = formatMoney(locale, alert.amount, currency)
  const before = alert.before === null ? '' : formatMoney(locale, alert.before, currency)
  const words = { year, amount, before }
  if (alert.code === 'loss-repeated')
    return { title: t('alerts.loss-repeated.title'), description: t('alerts.loss-repeated.description', words) }
  const share = alert.share === null ? null : t('alerts.loss.share', { share: formatPercent(locale, alert.share) })
  if (alert.code === 'into-loss') {
    const figure = t(`results.${alert.figure}`)
    const title = t('alerts.into-loss.title', { figure })
    return { title, description: joinSentences(t('alerts.into-loss.description', { ...words, figure }), share) }
  }
  const told = t(alert.before === null ? 'alerts.loss.description' : 'alerts.loss.afterProfit', words)
  return { title: t('alerts.loss.title'), description: joinSentences(told, share) }
}

function describeEquity(
  alert: Of<'equity-negative' | 'equity-under-minimum' | 'equity-under-limit' | 'equity-under-capital'>,
  { locale, currency }: Context,
): Words {
  const t = getTranslator(locale, 'report/financial-summary/answers')
  const money = (amount: number) => formatMoney(locale, amount, currency)
  const title = t(`alerts.${alert.code}.title`)
  const about = { year: alert.year ?? '', amount: money(alert.amount) }
  switch (alert.code) {
    case 'equity-negative':
      return { title, description: t('alerts.equity-negative.description', about) }
    case 'equity-under-minimum': {
      const amounts = { before: money(alert.before), minimum: money(alert.minimum) }
      return { title, description: t('alerts.equity-under-minimum.description', { ...about, ...amounts }) }
    }
    case 'equity-under-limit':
    case 'equity-under-capital': {
      const capital = { capital: money(alert.capital), share: formatPercent(locale, alert.share) }
      const law =
        alert.code === 'equity-under-limit' && alert.rule ? t(`alerts.equity-under-limit.${alert.rule}`) : null
      return { title, description: joinSentences(t(`alerts.${alert.code}.description`, { ...about, ...capital }), law) }
    }
  }
}

function describeEarlier(alert: Of<'earlier-years'>, { locale, currency }: Context): Words {
  const t = getTranslator(locale, 'report/financial-summary/answers')
  const { since } = alert
  const minimum = alert.minimum === null ? '' : formatMoney(locale, alert.minimum, currency)
  const sentences = EARLIER.flatMap((key) =>
    alert[key].length === 0 ? [] : t(`alerts.earlier-years.${key}`, { years: formatYears(alert[key]), minimum }),
  )
  const now =
    since === null
      ? []
      : t('alerts.earlier-years.since', { year: since.year, amount: formatMoney(locale, since.equity, currency) })
  return { title: t('alerts.earlier-years.title'), description: [sentences, now].flat().join(' ') }
}

const EARLIER = ['losses', 'negative', 'underLimit', 'underCapital', 'underMinimum'] as const

function describeMismatch(
  alert: Of<'balance-mismatch' | 'sums-mismatch' | 'thousand-slip'>,
  { locale, currency, lineTitle }: Context,
): Words {
  const t = getTranslator(locale, 'report/financial-summary/answers')
  const title = t(`alerts.${alert.code}.title`)
  if (alert.code === 'thousand-slip') {
    const { corrected, unclear } = alert
    const open = alert.years.filter((year) => !corrected.includes(year) && !unclear.includes(year))
    const told = (key: 'description' | 'corrected' | 'open' | 'unclear', years: readonly number[]) =>
      years.length === 0 ? [] : t(`alerts.thousand-slip.${key}`, { years: years.join(', ') })
    const sentences = [
      told('description', alert.years),
      told('corrected', corrected),
      told('open', open),
      told('unclear', unclear),
    ]
    return { title, description: sentences.flat().join(' ') }
  }
  const others = alert.years.filter((year) => year !== alert.year)
  const more = others.length === 0 ? null : t(`alerts.${alert.code}.more`, { years: others.join(', ') })
  const difference = formatMoney(locale, Math.abs(alert.difference), currency)
  const first = t(`alerts.${alert.code}.description`, { year: alert.year ?? '', difference, line: lineTitle })
  return { title, description: joinSentences(first, more) }
}

function describeJump(alert: Of<'jump'>, { locale, currency }: Context): Words {
  const t = getTranslator(locale, 'report/financial-summary/answers')
  return {
    title: t('alerts.jump.title', { figure: t(`figures.${alert.figure}`) }),
    description: t('alerts.jump.description', {
      year: alert.year ?? '',
      amount: formatMoney(locale, alert.amount, currency),
      before: formatMoney(locale, alert.before, currency),
      change: formatPercent(locale, alert.change, { signed: true }),
    }),
  }
}

const joinSentences = (first: string, second: string | null): string => (second === null ? first : `${first} ${second}`)
