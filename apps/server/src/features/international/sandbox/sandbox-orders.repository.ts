import { isReportVariant, type ReportVariant } from '@merleg/domain/international/report-variants'
import type { DbOrTx } from '@merleg/db/connect'
import { type Locale, parseLocale } from '@merleg/domain/locale'

/** An order in the book of the made-up provider. */
export type SandboxOrder = {
  orderNo: string
  callRef: string
  companyRef: string
  variant: ReportVariant
  language: Locale
  readyAt: Date
  isCancelled: boolean
}

type NewOrder = {
  callRef: string
  companyRef: string
  variant: ReportVariant
  language: Locale
  now: Date
  readyAt: Date
}

/** Every order that comes is another one, as with providers that know no repetition. */
export async function insertSandboxOrder(db: DbOrTx, order: NewOrder): Promise<string> {
  const { sandbox_order_id: id } = await db
    .insertInto('foreign_sandbox_orders')
    .values({
      call_ref: order.callRef,
      company_ref: order.companyRef,
      variant: order.variant,
      language: order.language,
      ordered_at: order.now,
      ready_at: order.readyAt,
    })
    .returning('sandbox_order_id')
    .executeTakeFirstOrThrow()
  return formatOrderNo(id)
}

/** By our reference, the first one; or null. */
export async function findSandboxOrderByRef(db: DbOrTx, callRef: string): Promise<SandboxOrder | null> {
  const found = orders(db).where('call_ref', '=', callRef).orderBy('sandbox_order_id').limit(1)
  return toOrder(await found.executeTakeFirst())
}

export async function findSandboxOrder(db: DbOrTx, orderNo: string): Promise<SandboxOrder | null> {
  const id = /^SB-(\d{1,15})$/.exec(orderNo)?.[1]
  if (id === undefined) return null
  return toOrder(await orders(db).where('sandbox_order_id', '=', Number(id)).executeTakeFirst())
}

/** Answers whether it was there to cancel. */
export async function cancelSandboxOrder(
  db: DbOrTx,
  { orderNo, now }: { orderNo: string; now: Date },
): Promise<boolean> {
  const id = /^SB-(\d{1,15})$/.exec(orderNo)?.[1]
  if (id === undefined) return false
  const cancelling = db.updateTable('foreign_sandbox_orders').set({ is_cancelled: true })
  const { numUpdatedRows } = await cancelling
    .where('sandbox_order_id', '=', Number(id))
    .where('ready_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

function orders(db: DbOrTx) {
  return db.selectFrom('foreign_sandbox_orders').selectAll()
}

type Row = Awaited<ReturnType<ReturnType<typeof orders>['executeTakeFirst']>>

function toOrder(row: Row): SandboxOrder | null {
  if (row === undefined || !isReportVariant(row.variant)) return null
  return {
    orderNo: formatOrderNo(row.sandbox_order_id),
    callRef: row.call_ref,
    companyRef: row.company_ref,
    variant: row.variant,
    language: parseLocale(row.language),
    readyAt: row.ready_at,
    isCancelled: row.is_cancelled,
  }
}

function formatOrderNo(id: number): string {
  return `SB-${id}`
}
