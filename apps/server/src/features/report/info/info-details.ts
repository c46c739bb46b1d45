import type { InfoDetails, InfoRow } from '@merleg/contract/report/info.contract'
import type { Provenance } from '@merleg/contract/fields'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { formatDate } from '@merleg/domain/format/date'
import { hungarianDayOf } from '@merleg/domain/calendar-days'
import { element, foreign, type Html, link, text } from './info-html.ts'
import { type InfoRecord, nameSource } from './info-record.ts'

/** An item in full: what it means, how it was found, what is known, the published text, the sources. */
export function renderDetails(
  record: InfoRecord,
  { about, title, locale }: { about: string; title: string; locale: Locale },
): InfoDetails {
  const t = getTranslator(locale, 'report/info/answers')
  const told = record.listRows()
  const rows = told.filter(({ value }) => value !== record.text)
  const lang = told.find(({ value }) => value === record.text)?.lang
  const parts = [
    element('p', text(about)),
    element('table', element('tbody', ...rows.map(renderRow))),
    ...section(t('details.text'), record.text === null ? [] : listParagraphs(record.text, lang)),
    ...section(t('details.method'), record.derivation === null ? [] : [element('p', text(record.derivation))]),
    ...section(t('details.sources'), [
      element('ul', ...record.provenance.map((source) => element('li', ...renderSource(source, locale)))),
    ]),
  ]
  return {
    title: [title, record.heading].filter((part, index) => index === 0 || part !== title).join(' – '),
    html: parts.map(String).join(''),
  }
}

function renderRow({ key, value, url, lang }: InfoRow): Html {
  return element('tr', element('th', text(key)), element('td', foreign(lang, link(url, value))))
}

function section(title: string, content: readonly Html[]): Html[] {
  return content.length === 0 ? [] : [element('h3', text(title)), ...content]
}

function listParagraphs(published: string, lang: string | undefined): Html[] {
  return published
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => element('p', foreign(lang, text(line))))
}

function renderSource(source: Provenance, locale: Locale): Html[] {
  const t = getTranslator(locale, 'report/info/answers')
  const known = t('details.knownOn', { date: formatDate(locale, hungarianDayOf(new Date(source.recordedAt))) })
  const reference = source.reference === null ? '' : `, ${source.reference}`
  return [link(source.url, nameSource(locale, source)), text(`${reference} (${known})`)]
}
