import type { CompanyQuery } from '@merleg/contract/company-search-query'
import type { DbOrTx } from '@merleg/db/connect'
import { formatDate } from '@merleg/domain/format/date'
import type { Locale } from '@merleg/domain/locale'
import { withLaterClasses } from '@merleg/domain/reference/later-activities'
import { getTranslator } from '@merleg/i18n/translator'
import { nameActivity } from './activity-names.ts'
import type { CompanyPage } from './company-selection.ts'
import {
  listMatchedActivities,
  listMatchedFacts,
  listMatchedInfos,
  listOtherNames,
} from './matched-facts.repository.ts'
import {
  findAddressMatch,
  findPersonMatch,
  listAddressSections,
  listPersonSections,
  type Match,
} from './matched-parties.ts'
import type { ResultProfile } from './result-profiles.repository.ts'
import { askForInfos } from './selection/criterion-conditions.ts'
import { askForNames } from './selection/searched-words.ts'
import { foldTexts } from './selection/sql-selection.repository.ts'

/** Of 0 to 1: what is farther is the nearest of what is not near. */
const ALIKE_DISTANCE = 0.2
/** So many activities that met the query are named. */
const NAMED_ACTIVITIES = 3

type Asked = {
  query: CompanyQuery
  profiles: ReadonlyMap<string, ResultProfile>
  likeness: CompanyPage['likeness']
  locale: Locale
  today: string
}
type Matches = ReadonlyMap<string, Match[]>

/** Why each company of a page is there, where that is more than a number between its bounds. */
export async function listMatches(db: DbOrTx, asked: Asked): Promise<Matches> {
  const all = await Promise.all([
    matchAddresses(db, asked),
    matchPersons(db, asked),
    matchInfos(db, asked, 'negativeInfo'),
    matchInfos(db, asked, 'positiveInfo'),
    matchActivities(db, asked),
  ])
  const alike = matchAlike(asked)
  return new Map(idsOf(asked).map((id) => [id, [...all, alike].flatMap((matches) => matches.get(id) ?? [])]))
}

type AskedName = { query: CompanyQuery; companyIds: readonly string[] }

/** By what other name each company of a page was found that was not found by its current one. */
export async function matchNames(db: DbOrTx, { query, companyIds }: AskedName): Promise<ReadonlyMap<string, string>> {
  const { companyName } = query.companyDetails
  if (companyName === '') return new Map()
  const [folded = ''] = await foldTexts(db, [companyName])
  const ask = askForNames(folded, { isCurrentOnly: query.onlyValid })
  return ask === null ? new Map() : listOtherNames(db, { companyIds, ask })
}

const idsOf = ({ profiles }: Asked) => [...profiles.keys()]

async function matchAddresses(db: DbOrTx, asked: Asked): Promise<Matches> {
  const sections = listAddressSections(asked.query)
  const facts = await listMatchedFacts(db, { companyIds: idsOf(asked), sections, today: asked.today })
  return groupMap(facts, (own) => findAddressMatch(own, asked.query, asked.locale))
}

async function matchPersons(db: DbOrTx, asked: Asked): Promise<Matches> {
  const sections = listPersonSections(asked.query)
  const facts = await listMatchedFacts(db, { companyIds: idsOf(asked), sections, today: asked.today })
  return groupMap(facts, (own) => findPersonMatch(own, asked.query, asked.locale))
}

async function matchInfos(db: DbOrTx, asked: Asked, criterion: 'negativeInfo' | 'positiveInfo'): Promise<Matches> {
  const type = criterion === 'negativeInfo' ? 'negative' : 'positive'
  const state = { isCurrentOnly: asked.query.onlyValid, today: asked.today }
  const ask = askForInfos(type, asked.query[criterion], state)
  if (ask === null) return new Map()
  const infos = await listMatchedInfos(db, { companyIds: idsOf(asked), ask })
  const t = getTranslator(asked.locale, 'report/info/answers')
  return groupMap(infos, (own) =>
    own.map(({ group, on }) => {
      const title = t(`groups.${group}.title`)
      return { criterion, text: on === null ? title : `${title}, ${formatDate(asked.locale, on)}` }
    }),
  )
}

async function matchActivities(db: DbOrTx, asked: Asked): Promise<Matches> {
  const { query, locale, today, profiles } = asked
  if (query.activities.length === 0) return new Map()
  const classes = withLaterClasses(query.activities)
  const found = await listMatchedActivities(db, { companyIds: idsOf(asked), classes, today })
  return groupMap(found, (own) => {
    const others = own.filter(({ companyId, classCode }) => profiles.get(companyId)?.mainClass !== classCode)
    return others.slice(0, NAMED_ACTIVITIES).map(({ classCode }) => ({
      criterion: 'activities' as const,
      text: nameActivity(classCode, locale),
    }))
  })
}

/** In what a company is most like those that it is to be like. */
function matchAlike({ likeness, locale }: Asked): Matches {
  const t = getTranslator(locale, 'company-search/answers')
  return new Map(
    [...likeness].map(([id, features]) => [
      id,
      features
        .filter(({ distance }) => distance <= ALIKE_DISTANCE)
        .map(({ feature }) => ({ criterion: 'similarTo' as const, text: t(`alike.${feature}`) })),
    ]),
  )
}

function groupMap<Row extends { companyId: string }>(
  rows: readonly Row[],
  describe: (own: readonly Row[]) => Match[],
): Matches {
  const groups = Map.groupBy(rows, ({ companyId }) => companyId)
  return new Map([...groups].map(([id, own]) => [id, describe(own)]))
}
