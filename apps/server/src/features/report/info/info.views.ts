import type { Silence } from '@merleg/contract/fields'
import type { InfoDetails, InfoItem, InfoPage, InfoRow, ToldMatches } from '@merleg/contract/report/info.contract'
import { infoGroupRule, type InfoGroupId, listInfoGroups } from '@merleg/domain/company-info/info-groups'
import { composeInfoItemId, readInfoItemId } from '@merleg/domain/company-info/info-item-id'
import { LONG_LIFE_YEARS } from '@merleg/domain/company-info/long-life'
import { GROWTH_RULE } from '@merleg/domain/company-info/sales-growth'
import type { DbOrTx } from '@merleg/db/connect'
import type { Locale } from '@merleg/domain/locale'
import { reportInfoAnswersHu } from '@merleg/i18n/report/info/answers.hu'
import { getTranslator } from '@merleg/i18n/translator'
import { AppError } from '../../../app/app-error.ts'
import { listPartyUrls } from '../rows/party-urls.ts'
import { formatStatedShare } from '@merleg/domain/format/number'
import { findUnjudged, listGrowth, listLongLife, listMissing, listOverdue } from './info-computed.ts'
import { renderDetails } from './info-details.ts'
import { listStatedInfo } from './info-facts.ts'
import { type InfoInput, type InfoQuery, readInfoInput } from './info-input.ts'
import { describeSilence, type TellingSource } from '../silence/silence.ts'
import { countItems, describeBasis, describeCounts } from '../silence/standing.ts'
import { compareRecords, type InfoRecord } from './info-record.ts'
import { type InfoScreening, loadScreening, withMatches } from './info-screening.views.ts'
import { factsOfGroup, sumGroup } from './info-totals.ts'

/** `subscriberId`: whose decisions about matches count. */
type PageQuery = InfoQuery & { subscriberId: string }

/**
 * The page of the negative or the positive information (spec part 1 §2): groups of items, the gravest group first, in
 * force before ended. `withRows`: each item with its rows. Throws `company.not-found`.
 */
export async function getInfoPage(
  db: DbOrTx,
  { withRows = false, subscriberId, ...query }: PageQuery & { withRows?: boolean },
): Promise<InfoPage> {
  const [input, screening] = await Promise.all([
    readInfoInput(db, query),
    loadScreening(db, { ...query, subscriberId }),
  ])
  return { groups: await listGroups(db, input, withRows), ...describeChecked(input, screening) }
}

/**
 * What is listed of a company, group by group, and what it means of each group that nothing of it is; null of a group
 * that no source states. Throws `company.not-found`.
 */
export async function getInfoOfGroups(
  db: DbOrTx,
  { subscriberId, ...query }: PageQuery,
): Promise<
  Pick<InfoPage, 'groups' | 'silence'> & ToldMatches & { silences: ReadonlyMap<InfoGroupId, Silence | null> }
> {
  const [input, screening] = await Promise.all([
    readInfoInput(db, query),
    loadScreening(db, { ...query, subscriberId }),
  ])
  const { locale, today, type } = input
  const told = [...input.sources, ...screening.lists]
  const unjudged = findUnjudged(input)
  const silences = listInfoGroups(type).map((id): [InfoGroupId, Silence | null] => {
    const { coverage } = infoGroupRule(id)
    if (coverage === null) return [id, null]
    const asked = { topic: 'entry', subjects: [coverage], to: today, unjudged } as const
    if (coverage !== 'sanction') return [id, describeSilence(locale, asked, told)]
    const silence = describeSilence(locale, { ...asked, listLimits: screening.limits }, told)
    return [id, withMatches(silence, screening.told, locale)]
  })
  const { silence } = describeChecked(input, screening)
  return { groups: await listGroups(db, input, false), silence, ...screening.told, silences: new Map(silences) }
}

/** The title of a group in the caller's language. */
export function nameInfoGroup(locale: Locale, id: InfoGroupId): string {
  return getTranslator(locale, 'report/info/answers')(`groups.${id}.title`)
}

async function listGroups(db: DbOrTx, input: InfoInput, withRows: boolean): Promise<InfoPage['groups']> {
  const records = Map.groupBy(await listRecords(db, input), ({ group }) => group)
  return listInfoGroups(input.type).flatMap((id) => {
    const own = records.get(id) ?? []
    return own.length === 0 ? [] : [renderGroup(id, own, { input, withRows })]
  })
}

type ItemQuery = Omit<InfoQuery, 'type'> & { itemId: string }

/** The rows of an item. Throws `company.not-found`, `info-item.not-found`. */
export async function getInfoRows(db: DbOrTx, query: ItemQuery): Promise<{ rows: InfoRow[] }> {
  return { rows: (await findRecord(db, query)).record.listRows() }
}

/** An item in full, composed of escaped text. Throws `company.not-found`, `info-item.not-found`. */
export async function getInfoDetails(db: DbOrTx, query: ItemQuery): Promise<InfoDetails> {
  const { record, input } = await findRecord(db, query)
  const { title, about } = describeGroup(record.group, input)
  return renderDetails(record, { title, about, locale: query.locale })
}

async function findRecord(
  db: DbOrTx,
  { itemId, ...query }: ItemQuery,
): Promise<{ record: InfoRecord; input: InfoInput }> {
  const wanted = readInfoItemId(itemId)
  // Also of an id that is none: an unknown company is told first.
  const input = await readInfoInput(db, { ...query, type: wanted?.type ?? 'negative' })
  const record = (await listRecords(db, input)).find(({ group, key }) => group === wanted?.group && key === wanted.key)
  if (record === undefined) throw new AppError('info-item.not-found')
  return { record, input }
}

async function listRecords(db: DbOrTx, input: InfoInput): Promise<InfoRecord[]> {
  const { companyId, locale, facts, type, sources, today } = input
  const context = { locale, companyId, sources, today, partyUrls: await listPartyUrls(db, facts) }
  const computed =
    type === 'negative'
      ? [...listMissing(input), ...listOverdue(input)]
      : [...listGrowth(input), ...listLongLife(input)]
  const stated = listInfoGroups(type).flatMap((id) => listStatedInfo(id, facts, context))
  return [...stated, ...computed].toSorted(compareRecords)
}

/** Title and meaning of a group in the caller's language, with the law it rests on where that holds for the company. */
function describeGroup(
  id: InfoGroupId,
  { locale, profile }: Pick<InfoInput, 'locale' | 'profile'>,
): { title: string; about: string } {
  const t = getTranslator(locale, 'report/info/answers')
  const rate = formatStatedShare(locale, GROWTH_RULE.yearlyRate)
  const title = t(`groups.${id}.title`)
  const isAbroad = profile.countryCode !== 'HU'
  if (isAbroad && hasWordsAbroad(id)) return { title, about: t(`abroad.${id}`) }
  const about = t(`groups.${id}.about`, { rate, years: LONG_LIFE_YEARS })
  const law = !isAbroad && hasLaw(id) ? ` (${t(`laws.${id}`)})` : ''
  return { title, about: `${about}${law}` }
}

function hasWordsAbroad(id: string): id is keyof typeof reportInfoAnswersHu.abroad {
  return Object.hasOwn(reportInfoAnswersHu.abroad, id)
}

function hasLaw(id: string): id is keyof typeof reportInfoAnswersHu.laws {
  return Object.hasOwn(reportInfoAnswersHu.laws, id)
}

function renderGroup(
  id: InfoGroupId,
  records: readonly InfoRecord[],
  { input, withRows }: { input: InfoInput; withRows: boolean },
): InfoPage['groups'][number] {
  const active = records.filter(({ isActual }) => isActual).length
  const { section, icon } = infoGroupRule(id)
  const own = factsOfGroup(id, input.facts)
  return {
    id,
    ...describeGroup(id, input),
    icon,
    active,
    inactive: records.length - active,
    counts: countGroup(id, records, input),
    basis: section === null ? null : describeBasis(own, section, input),
    ...sumGroup(id, input.facts, input.locale),
    items: records.map((record) => renderItem(record, withRows)),
  }
}

function renderItem(record: InfoRecord, withRows: boolean): InfoItem {
  const { group, key, heading, headingLang, value, icon, isActual, hasDetails, on, dates, derivation, provenance } =
    record
  return {
    id: composeInfoItemId(group, key),
    key: heading,
    ...(headingLang === undefined ? {} : { keyLang: headingLang }),
    value,
    color: isActual ? infoGroupRule(group).meaning : 'inactive',
    keyIcon: icon,
    valueIcon: null,
    actual: isActual,
    hasDetails,
    hasRows: true,
    rows: withRows ? record.listRows() : [],
    on,
    dates,
    derivation,
    provenance,
  }
}

/** Of what is worked out every one that holds holds today; facts hold as far as their sources tell. */
function countGroup(id: InfoGroupId, records: readonly InfoRecord[], input: InfoInput): string {
  const { section } = infoGroupRule(id)
  if (section !== null) return describeCounts(factsOfGroup(id, input.facts), section, input)
  const active = records.filter(({ isActual }) => isActual).length
  return countItems(input.locale, { active, inactive: records.length - active })
}

/** Which sources answer for which groups, and the groups nobody answers for. */
function describeChecked(
  input: InfoInput,
  { lists, limits, told }: InfoScreening,
): Pick<InfoPage, 'checked' | 'listLimits' | 'unchecked' | 'unjudged' | 'silence'> & ToldMatches {
  const { type, locale, today } = input
  const telling: readonly TellingSource[] = [...input.sources, ...lists]
  const unjudged = findUnjudged(input)
  const asked = listInfoGroups(type).flatMap((id) => {
    const { coverage: needed } = infoGroupRule(id)
    return needed === null ? [] : [{ needed, title: describeGroup(id, input).title }]
  })
  const sources = telling.map((source) => ({
    publisher: source.publisher,
    title: source.title,
    url: source.url,
    readOn: source.toldUntil,
    isSanctionsList: source.isSanctionsList === true,
    groups: asked
      .filter(({ needed }) => needed !== unjudged?.subject && source.covers.some((covered) => covered === needed))
      .map((group) => group.title),
  }))
  const answered = new Set(sources.flatMap(({ groups }) => groups))
  return {
    checked: sources.filter(({ groups }) => groups.length > 0),
    listLimits: [...limits.texts],
    unchecked: asked.filter((group) => !answered.has(group.title)).map((group) => group.title),
    unjudged: unjudged?.why ?? null,
    ...told,
    silence: withMatches(
      describeSilence(
        locale,
        { topic: type, subjects: asked.map(({ needed }) => needed), to: today, unjudged, listLimits: limits },
        telling,
      ),
      told,
      locale,
    ),
  }
}
