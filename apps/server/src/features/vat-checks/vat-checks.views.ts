import { TOLD_VAT_CHECKS, type checkVatNumber, type VatCheck as ToldCheck } from '@merleg/contract/vat-checks.contract'
import type { EndpointAnswer } from '@merleg/contract/endpoint'
import type { DbOrTx } from '@merleg/db/connect'
import { hungarianDayOf } from '@merleg/domain/calendar-days'
import { formatHungarianMoment } from '@merleg/domain/format/date'
import type { Locale } from '@merleg/domain/locale'
import { hasRole, type Role } from '@merleg/domain/roles'
import { formatEuVat } from '@merleg/domain/vat-checks/eu-vat-number'
import { getTranslator } from '@merleg/i18n/translator'
import { AppError } from '../../app/app-error.ts'
import type { Config } from '../../app/config.ts'
import { type CheckedCompany, findObstacle, readCheckedCompany } from './checked-company.ts'
import { isAbandoned, listVatChecks, type VatCheck } from './vat-checks.repository.ts'

type Asked = {
  companyId: string
  subscriberId: string
  role: Role
  locale: Locale
  now: Date
  config: Pick<Config, 'MERLEG_VIES'>
}

/** The number of a company and what VIES answered about it. Throws `company.not-found`. */
export async function getVatChecksPage(
  db: DbOrTx,
  { companyId, subscriberId, role, locale, now, config }: Asked,
): Promise<EndpointAnswer<typeof checkVatNumber>> {
  const company = await readCheckedCompany(db, { companyId, day: hungarianDayOf(now) })
  if (company === null) throw new AppError('company.not-found')
  const { found } = company
  const stored = await listSettledChecks(db, { companyId, subscriberId, now })
  const awaits = findAwaited(stored[0], now)
  const t = getTranslator(locale, 'vat-checks/answers')
  return {
    number: found.ok ? formatEuVat(found.number) : null,
    numberNote: found.ok ? t(`origins.${found.origin}`) : null,
    canCheck: findObstacle(company, config) === null && awaits !== 'answer',
    obstacle: describeObstacle(company, { role, locale, config }),
    awaits,
    ...renderChecks(stored, locale),
  }
}

/** A load of the register may take long; nobody's page waits for hours. */
const LONGEST_KEEPING_MS = 3_600_000

function findAwaited(latest: VatCheck | undefined, now: Date): 'answer' | 'register' | null {
  if (latest?.state === 'asking') return 'answer'
  if (latest === undefined || latest.state === 'unanswered' || latest.batchId !== null) return null
  return now.getTime() - (latest.answeredAt?.getTime() ?? 0) < LONGEST_KEEPING_MS ? 'register' : null
}

/** That it is switched off is for those who can switch it on. */
function describeObstacle(
  company: CheckedCompany,
  { role, locale, config }: Pick<Asked, 'role' | 'locale' | 'config'>,
) {
  const obstacle = findObstacle(company, config)
  if (obstacle === null || (obstacle === 'off' && !hasRole(role, 'operator'))) return null
  return getTranslator(locale, 'vat-checks/answers')(`obstacles.${obstacle}`)
}

/** What a subscriber had asked about a company, in words; the newest first. */
export async function listToldChecks(
  db: DbOrTx,
  { locale, ...asked }: { companyId: string; subscriberId: string; locale: Locale },
): Promise<{ checks: ToldCheck[]; hasMore: boolean }> {
  return renderChecks(await listVatChecks(db, { ...asked, limit: TOLD_VAT_CHECKS + 1 }), locale)
}

/** As stored; one of which nothing was heard for too long stands as given up, as the next request will write down. */
async function listSettledChecks(
  db: DbOrTx,
  { now, ...asked }: { companyId: string; subscriberId: string; now: Date },
): Promise<VatCheck[]> {
  const stored = await listVatChecks(db, { ...asked, limit: TOLD_VAT_CHECKS + 1 })
  return stored.map((check): VatCheck => (isAbandoned(check, now) ? { ...check, ...GIVEN_UP } : check))
}

const GIVEN_UP = { state: 'unanswered', cause: 'given-up' } as const

function renderChecks(checks: readonly VatCheck[], locale: Locale): { checks: ToldCheck[]; hasMore: boolean } {
  return {
    checks: checks.slice(0, TOLD_VAT_CHECKS).map((check) => renderCheck(check, locale)),
    hasMore: checks.length > TOLD_VAT_CHECKS,
  }
}

function renderCheck(check: VatCheck, locale: Locale): ToldCheck {
  const t = getTranslator(locale, 'vat-checks/answers')
  const { checkId, state, cause, askedAt, answeredAt } = check
  const at = formatHungarianMoment(locale, answeredAt ?? askedAt)
  const isProved = state === 'valid' || state === 'invalid'
  return {
    id: checkId,
    state,
    askedAt: askedAt.toISOString(),
    title: t(`titles.${state}`),
    text: [
      state === 'unanswered' ? t(`causes.${cause ?? 'service'}`) : t(`texts.${state}`, { at }),
      ...(isProved ? [describeProof(check, locale)] : []),
    ].join(' '),
    rows: [
      { key: t('rows.number'), value: check.number },
      { key: t('rows.askedAt'), value: formatHungarianMoment(locale, askedAt) },
      { key: t('rows.answeredAt'), value: answeredAt === null ? null : formatHungarianMoment(locale, answeredAt) },
      { key: t('rows.askedBy'), value: check.userName },
      { key: t('rows.requester'), value: check.requester },
      { key: t('rows.consultationNumber'), value: check.consultationNumber },
      { key: t('rows.toldDate'), value: showToldDate(check.toldDate, locale) },
      { key: t('rows.traderName'), value: toldOr(check, check.traderName, t('notTold')) },
      { key: t('rows.traderAddress'), value: toldOr(check, check.traderAddress, t('notTold')) },
    ].flatMap(({ key, value }) => (value === null ? [] : [{ key, value }])),
  }
}

/** Whose proof it is: the number of a consultation belongs to whoever was told as asking. */
function describeProof({ requester, consultationNumber }: VatCheck, locale: Locale): string {
  const t = getTranslator(locale, 'vat-checks/answers')
  if (requester === null) return t('proof.without')
  return t(consultationNumber === null ? 'proof.withheld' : 'proof.with', { requester })
}

/** A moment by the Hungarian clock; what is told in another way as it is told. */
function showToldDate(told: string | null, locale: Locale): string | null {
  if (told === null || !/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(told)) return told
  const moment = new Date(told)
  return Number.isNaN(moment.getTime()) ? told : formatHungarianMoment(locale, moment)
}

/** Of a valid number a member state may tell whose it is, and need not. */
function toldOr({ state }: VatCheck, told: string | null, instead: string): string | null {
  return state === 'valid' ? (told ?? instead) : null
}
