import type { Marketing } from '@merleg/contract/report/marketing.contract'
import type { PrintBlock } from '@merleg/contract/report/print.contract'
import { getTranslator } from '@merleg/i18n/translator'
import {
  codeColumn,
  factBlocks,
  headingBlock,
  noteBlock,
  silenceBlock,
  tableBlocks,
  textColumn,
} from '../print-blocks/blocks.ts'
import type { PrintContext } from '../print-blocks/context.ts'

/** Contacts of the company, its interests, and the companies tied to it. */
export function renderMarketingBlocks(page: Marketing, context: PrintContext): PrintBlock[] {
  return [...renderContacts(page, context), ...renderInterests(page, context), ...renderAssociations(page, context)]
}

function shownOf<Item extends { valid: boolean }>(items: readonly Item[], { onlyValid }: PrintContext): Item[] {
  return items.filter(({ valid }) => valid || !onlyValid)
}

function renderContacts({ contact, silence }: Marketing, context: PrintContext): PrintBlock[] {
  const { locale } = context
  const { phones, emails, websites } = contact
  const t = getTranslator(locale, 'report/summary/words')
  const rowsOf = (key: string, contacts: typeof phones) =>
    shownOf(contacts, context).map(({ value, dates, provenance }) => ({
      key,
      value,
      note: [context.cite(provenance), dates].filter((text) => text !== null).join(' · '),
    }))
  const rows = [
    ...rowsOf(t('contacts.phone'), phones),
    ...rowsOf(t('contacts.email'), emails),
    ...rowsOf(t('contacts.website'), websites),
  ]
  if (phones.length + emails.length + websites.length === 0) return [silenceBlock(silence.contacts)]
  if (rows.length === 0) return []
  return [headingBlock(getTranslator(locale, 'report/print/answers')('marketing.contacts')), ...factBlocks(rows)]
}

function renderInterests({ interests, hasMoreInterests, silence }: Marketing, context: PrintContext): PrintBlock[] {
  const t = getTranslator(context.locale, 'report/print/answers')
  const words = getTranslator(context.locale, 'report/summary/words')
  const columns = [
    textColumn(words('columns.name'), 4),
    codeColumn(words('columns.registrationNumber')),
    textColumn(words('columns.status'), 2),
    textColumn(words('columns.share'), 2),
    textColumn(t('columns.dates'), 3),
    codeColumn(t('columns.source')),
  ]
  const rows = shownOf(interests, context).map(
    ({ name, registrationNumber, status, share, valid, dates, provenance }) => [
      valid ? { text: name, strong: true } : { text: name, tone: 'muted' as const },
      registrationNumber,
      status?.value ?? null,
      share,
      dates,
      context.cite(provenance),
    ],
  )
  if (interests.length === 0) return [silenceBlock(silence.interests)]
  return [...tableBlocks(t('marketing.interests'), columns, rows), ...(hasMoreInterests ? [noteBlock(t('more'))] : [])]
}

function renderAssociations(
  { associations, hasMoreAssociations, silence }: Marketing,
  context: PrintContext,
): PrintBlock[] {
  const t = getTranslator(context.locale, 'report/print/answers')
  const words = getTranslator(context.locale, 'report/summary/words')
  const columns = [
    textColumn(words('columns.name'), 4),
    codeColumn(words('columns.registrationNumber')),
    textColumn(words('columns.status'), 2),
    textColumn(t('marketing.type'), 3),
    textColumn(t('marketing.through'), 3),
  ]
  const rows = shownOf(associations, context).map(({ name, registrationNumber, status, type, through, valid }) => [
    valid ? { text: name, strong: true } : { text: name, tone: 'muted' as const },
    registrationNumber,
    status?.value ?? null,
    type,
    through,
  ])
  if (associations.length === 0) return [silenceBlock(silence.associations)]
  return [
    ...tableBlocks(t('marketing.associations'), columns, rows),
    ...(hasMoreAssociations ? [noteBlock(t('more'))] : []),
  ]
}
