import { listExportPage } from '@merleg/contract/pages'
import { LIST_EXPORT_KEPT_DAYS } from '@merleg/contract/list-export.contract'
import type { Tx } from '@merleg/db/connect'
import { hasClaim } from '@merleg/domain/claims'
import { FIELD_GROUPS, type FieldGroup } from '@merleg/domain/list-export/export-columns'
import { createGroupReader, groupBit } from '@merleg/domain/list-export/export-price'
import { getTranslator } from '@merleg/i18n/translator'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import { sendMailLaterJob } from '../../shared/mail.ts'
import { toSingleLine } from '../../shared/plain-text.ts'
import { capture } from '../credits/ledger.usecases.ts'
import type { LongJobHandler } from '../long-jobs/run-long-job.usecases.ts'
import { type AccountHolder, findAccountHolder } from '../users/account-holders.repository.ts'
import { readFrozenRows } from './frozen/frozen-rows.ts'
import { packListed } from './frozen/packed-rows.ts'
import { findQuote, type Quote } from './frozen/quotes.repository.ts'
import { describeListLimits } from './list-limits.views.ts'
import { findListExport, type ListExportRow, updateDelivered } from './list-exports.repository.ts'
import { type Delivered, lockListPurchases, recordDelivered } from './list-purchases.repository.ts'
import { readOptedOut } from './opt-outs/opted-out.ts'
import type { listExportJob } from './start-export.usecases.ts'
import { writeList } from './write-list.usecases.ts'

type Input = (typeof listExportJob)['input']['_output']
type RunDeps = Pick<Deps, 'db' | 'reads' | 'jobs' | 'clock' | 'config'>
type Filling = { companyIds: string[]; groups: number[] }

/**
 * Writes the frozen rows of an export into a file. What was delivered is written down, paid and mailed in the transaction
 * that says the file is there; a worker that dies before it leaves nothing, and the next one begins anew.
 */
export function createListExportHandler(deps: RunDeps): LongJobHandler<Input> {
  return async ({ input, signal, report }) => {
    const { row, quote, account } = await loadExport(deps, input.exportId)
    const rows = await readFrozenRows(deps.db, quote)
    if (rows === null) throw new Error(`the rows of the export ${row.exportId} are gone`)
    const { frozen, companyIds, hasMadeUp, asOf } = rows
    const { selected } = quote
    const delivered: Filling = { companyIds: [], groups: [] }
    const groupsOf = createGroupReader(selected)
    const file = writeList(deps, {
      companyIds,
      selected,
      hasMadeUp,
      asOf,
      optedOut: await readOptedOut(deps.db),
      title: quote.title,
      limits: await describeListLimits(deps, { searchId: quote.searchId, locale: row.locale }),
      format: row.format,
      locale: row.locale,
      signal,
      onBlock: (written, done) => {
        for (const { companyId, filled } of written) {
          delivered.companyIds.push(companyId)
          delivered.groups.push(groupsOf(filled))
        }
        report({ done, total: companyIds.length })
      },
    })
    return { ...file, deliver: (tx) => deliver(deps, tx, { row, quote, account, frozen, delivered }) }
  }
}

async function loadExport({ db }: RunDeps, exportId: string) {
  const row = await findListExport(db, exportId)
  const quote = row && (await findQuote(db, row.quoteId))
  if (row === null || quote === null) throw new Error(`there is no export ${exportId}`)
  const account = await findAccountHolder(db, row.userId)
  // Who may no more have the list when it is made does not pay for it either.
  const mayHave =
    account !== null &&
    !account.isDisabled &&
    hasClaim(account.claims, 'MarketingAdatok') &&
    !account.claims.includes('MarketingLetoltesTiltas')
  if (!mayHave) throw new AppError('list-export.not-allowed')
  return { row, quote, account }
}

type Delivery = {
  row: ListExportRow
  quote: Quote
  account: AccountHolder
  frozen: readonly string[]
  delivered: Delivered
}

async function deliver(deps: RunDeps, tx: Tx, delivery: Delivery): Promise<void> {
  const { row, quote, account, frozen, delivered } = delivery
  const { exportId, subscriberId, holdId } = row
  const now = deps.clock.now()
  await lockListPurchases(tx, subscriberId)
  const bought = await recordDelivered(tx, { subscriberId, ...delivered })
  const worth = sumWorth(quote, (group) => bought[group])
  // What was filled in since the quote is not paid; what others of the subscriber bought since is not paid again.
  const charged = Math.min(worth, quote.price)
  const isFirst = await updateDelivered(tx, {
    exportId,
    rowCount: delivered.companyIds.length,
    charged,
    saving: sumWorth(quote, (group) => countOf(group, delivered)) - worth,
    bought,
    // Made again, it is of those who were in it.
    kept: packListed(frozen, delivered.companyIds),
    now,
  })
  if (!isFirst) throw new Error(`the export ${exportId} was delivered before`)
  if (holdId !== null) await capture(tx, { holdId, amount: charged, now })
  await mailDelivered(deps, tx, { row, account })
}

function sumWorth({ unitPrices }: Quote, count: (group: FieldGroup) => number): number {
  return FIELD_GROUPS.reduce((sum, group) => sum + count(group) * unitPrices[group], 0)
}

function countOf(group: FieldGroup, { groups }: Delivered): number {
  const bit = groupBit(group)
  return groups.reduce((count, bits) => ((bits & bit) === 0 ? count : count + 1), 0)
}

/** The list itself is not mailed: the link asks who reads it. */
async function mailDelivered(
  { jobs, config }: RunDeps,
  tx: Tx,
  { row: { exportId, locale }, account }: Pick<Delivery, 'row' | 'account'>,
): Promise<void> {
  // The password of a demo account is public, and so is who reads its mails.
  if (account.isDemo) return
  const t = getTranslator(locale, 'mails/answers')
  const publicUrl = config.MERLEG_PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`
  const paragraphs = [
    t('greeting', { name: toSingleLine(account.name) }),
    t('listExport.text', { days: LIST_EXPORT_KEPT_DAYS }),
    new URL(listExportPage(exportId), publicUrl).href,
    t('signature'),
  ]
  await jobs.enqueue(tx, sendMailLaterJob, {
    id: `list-export.${exportId}`,
    to: account.email,
    subject: t('listExport.subject'),
    text: paragraphs.join('\n\n'),
  })
}
