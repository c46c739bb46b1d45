import type { CompanyQuery } from '@merleg/contract/company-search-query'
import type { DbOrTx } from '@merleg/db/connect'
import { isInfoGroupId, listInfoGroups } from '@merleg/domain/company-info/info-groups'
import { formatDate } from '@merleg/domain/format/date'
import { findLegalForm } from '@merleg/domain/legal-forms'
import type { Locale } from '@merleg/domain/locale'
import { findActivity, formatActivityCode } from '@merleg/domain/reference/activities'
import { findCounty } from '@merleg/domain/reference/counties'
import { getTranslator } from '@merleg/i18n/translator'
import { listMatchedActivities, listMatchedFacts, listMatchedInfos } from './matched-facts.repository.ts'
import {
  findAddressMatch,
  findPersonMatch,
  listAddressSections,
  listPersonSections,
  type Match,
} from './matched-parties.ts'
import { listResultProfiles, type ResultProfile } from './result-profiles.repository.ts'

/** So many activities that met the query are named. */
const NAMED_ACTIVITIES = 3

type Asked = { query: CompanyQuery; profiles: ReadonlyMap<string, ResultProfile>; locale: Locale; today: string }
type Matches = ReadonlyMap<string, Match[]>

/** Why each company of a page is there, where that is more than a number between its bounds. */
export async function listMatches(db: DbOrTx, asked: Asked): Promise<Matches> {
  const all = await Promise.all([
    matchAddresses(db, asked),
    matchPersons(db, asked),
    matchInfos(db, asked, 'negativeInfo'),
    matchInfos(db, asked, 'positiveInfo'),
    matchActivities(db, asked),
    matchAlike(db, asked),
  ])
  const ids = [...asked.profiles.keys()]
  return new Map(ids.map((id) => [id, all.flatMap((matches) => matches.get(id) ?? [])]))
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

async function matchInfos(
  db: DbOrTx,
  asked: Asked,
  criterion: 'negativeInfo' | 'positiveInfo',
): Promise<Matches> {
  const { type, start, end } = asked.query[criterion]
  if (type.length === 0 && start === null && end === null) return new Map()
  const groups = type.length > 0 ? type.filter(isInfoGroupId) : listInfoGroups(criterion === 'negativeInfo' ? 'negative' : 'positive')
  const toDay = (day: string | null) => day?.replaceAll('.', '-') ?? null
  const infos = await listMatchedInfos(db, { companyIds: idsOf(asked), groups, start: toDay(start), end: toDay(end) })
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
  const found = await listMatchedActivities(db, { companyIds: idsOf(asked), classes: query.activities, today })
  return groupMap(found, (own) => {
    const others = own.filter(({ companyId, classCode }) => profiles.get(companyId)?.mainClass !== classCode)
    return others.slice(0, NAMED_ACTIVITIES).map(({ classCode }) => ({
      criterion: 'activities' as const,
      text: nameActivity(classCode, locale),
    }))
  })
}

/** A class with its code and title. */
export function nameActivity(code: string, locale: Locale): string {
  const activity = findActivity(code)
  return activity === null ? formatActivityCode(code) : `${formatActivityCode(code)} ${activity.title[locale]}`
}

/** What a company has in common with one that it is to be like. */
async function matchAlike(db: DbOrTx, { query, profiles, locale }: Asked): Promise<Matches> {
  const models = [...(await listResultProfiles(db, query.more.similarTo)).values()]
  if (models.length === 0) return new Map()
  const t = getTranslator(locale, 'company-search/answers')
  const isShared = (value: string | null, key: 'mainClass' | 'countyCode' | 'legalForm'): value is string =>
    value !== null && models.some((model) => model[key] === value)
  const describe = ({ mainClass, countyCode, legalForm }: ResultProfile): Match[] => {
    const shared = [
      isShared(mainClass, 'mainClass') ? t('alike.activity', { value: nameActivity(mainClass, locale) }) : null,
      isShared(countyCode, 'countyCode') ? t('alike.county', { value: findCounty(countyCode)?.nameHu ?? countyCode }) : null,
      isShared(legalForm, 'legalForm')
        ? t('alike.type', { value: findLegalForm(legalForm)?.shortName ?? findLegalForm(legalForm)?.name[locale] ?? legalForm })
        : null,
    ]
    return shared.flatMap((text) => (text === null ? [] : [{ criterion: 'similarTo', text }]))
  }
  return new Map([...profiles].map(([id, profile]) => [id, describe(profile)]))
}

function groupMap<Row extends { companyId: string }>(
  rows: readonly Row[],
  describe: (own: readonly Row[]) => Match[],
): Matches {
  const groups = Map.groupBy(rows, ({ companyId }) => companyId)
  return new Map([...groups].map(([id, own]) => [id, describe(own)]))
}
