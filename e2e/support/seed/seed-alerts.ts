/**
 * Has a user watch the companies of `alerted-companies`, and tells of them what he is alerted to, in the register of the
 * data folder in `MERLEG_DATA_DIR`: `node e2e/support/seed/seed-alerts.ts <e-mail> [series] [number of further companies]`.
 */
import type { SourceInfo, SourceRecord } from '@merleg/domain/observation'
import { withCommandDatabase } from '../../../apps/server/src/app/open-database.ts'
import {
  mergeAndAlert,
  setWish,
  watchCompanies,
} from '../../../apps/server/src/features/monitoring/testing-monitoring.ts'
import { factOf, OWNER } from '../../../apps/server/src/features/report/testing-report.ts'
import { alertedCompanies } from './alerted-companies.ts'

const SOURCE: SourceInfo = {
  sourceId: 'seed-alerts',
  publisher: 'Mérleg',
  title: 'Kitalált események a próbákhoz',
  licence: 'public',
  url: null,
  isMadeUp: true,
}
const [email = '', series = '0', further = '0'] = process.argv.slice(2)
const { wound, moved, overLong } = alertedCompanies(Number(series))
const others = Array.from({ length: Number(further) }, (_, index) => ({
  id: String(98_100_000 + index),
  name: `Sokadik Próba ${index + 1} Kft.`,
}))
const companies = [wound, moved, overLong, ...others]

const from = (day: string, slot = '1') => ({ slot, from: day })
const seat = (text: string) => ({
  text,
  countryCode: 'HU',
  zip: '8900',
  settlement: 'Zalaegerszeg',
  county: 'Zala',
  street: text,
})
const proceeding = { caseNumber: '7.Fpk.77/2026', court: 'Zalaegerszegi Törvényszék', administrator: null, text: null }
const known = companies.flatMap(({ id, name }): SourceRecord[] => [
  factOf(id)('name', { name }, { from: '2015-01-01' }),
  factOf(id)('legal-form', { code: '113', name: 'Korlátolt felelősségű társaság' }, { from: '2015-01-01' }),
  factOf(id)('seat', seat('8900 Zalaegerszeg, Régi utca 1.'), { from: '2015-01-01' }),
])
const manyOwners = Array.from({ length: 30 }, (_, index) =>
  factOf(overLong.id)('member', { ...OWNER, name: `Tulajdonos ${index + 1}` }, from('2026-01-17', `m${index}`)),
)
const heard: SourceRecord[] = [
  factOf(wound.id)('liquidation', proceeding, from('2026-01-18')),
  factOf(moved.id)('seat', seat('8800 Nagykanizsa, Új utca 2.'), { from: '2026-01-19' }),
  factOf(overLong.id)('name', { name: `${overLong.name} és Társai` }, { from: '2026-01-17' }),
  ...manyOwners,
  ...others.map(({ id }) => factOf(id)('seat', seat('8360 Keszthely, Part utca 3.'), { from: '2026-01-16' })),
]

await withCommandDatabase(async ({ db }) => {
  const user = await db
    .selectFrom('users')
    .select(['user_id as userId', 'subscriber_id as subscriberId'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const given = { source: SOURCE, observedOn: '2026-01-15' }
  await mergeAndAlert(db, known, given)
  // Not the highest, of which ratings are: they come when they are made.
  await setWish(db, user.subscriberId, { level: 'mid' })
  await watchCompanies(
    db,
    user,
    companies.map(({ id }) => id),
  )
  await mergeAndAlert(db, heard, { ...given, observedOn: '2026-01-20' })
  // Later, so that it is another alert of the same company.
  const renamed = factOf(wound.id)('name', { name: `${wound.name} "f.a."` }, { from: '2026-01-18' })
  await mergeAndAlert(db, [renamed], { ...given, observedOn: '2026-01-21' })
})
