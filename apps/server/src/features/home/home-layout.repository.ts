import type { DbOrTx } from '@merleg/db/connect'
import type { HomeLayout } from '@merleg/domain/home-layout'

/** What the user saved last, or null. */
export async function findHomeLayout(db: DbOrTx, userId: string): Promise<HomeLayout | null> {
  const row = await db
    .selectFrom('home_layouts')
    .select(['widget_order', 'hidden_widgets'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row === undefined ? null : { order: row.widget_order, hidden: row.hidden_widgets }
}

export async function upsertHomeLayout(
  db: DbOrTx,
  { userId, layout, now }: { userId: string; layout: HomeLayout; now: Date },
): Promise<void> {
  const saved = { widget_order: [...layout.order], hidden_widgets: [...layout.hidden], saved_at: now }
  await db
    .insertInto('home_layouts')
    .values({ user_id: userId, ...saved })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(saved))
    .execute()
}
