import type { Person, PersonCompany } from '@merleg/contract/report/person.contract'
import type { DbOrTx } from '@merleg/db/connect'
import { describeStatus, isTroubledStatus } from '@merleg/domain/company-status'
import { judgeSameness } from '@merleg/domain/connections/same-person'
import { TIE_KINDS } from '@merleg/domain/connections/tie-kinds'
import { formatPeriod } from '@merleg/domain/format/date'
import { formatNumber } from '@merleg/domain/format/number'
import type { Locale } from '@merleg/domain/locale'
import { foldName } from '@merleg/domain/name-folding'
import { getTranslator } from '@merleg/i18n/translator'
import { AppError } from '../../../app/app-error.ts'
import { listParties, type Party } from '../../connections/parties.repository.ts'
import { countNamesakes, findPerson, listBans, type PersonRow } from '../../connections/persons.repository.ts'
import { listTies, type Tie } from '../../connections/ties.repository.ts'
import { listTieSources, type TieSource } from '../../connections/tie-sources.repository.ts'
import { renderRisk } from '../../../shared/shown-risk.ts'
import { toProvenance } from '../rows/provenance.ts'
import { type CompanyStatuses, readStatuses } from '../rows/statuses.ts'
import { compareTies, describeTie, markRoles, toPartyUrl } from '../rows/tie-rows.ts'
import { readUntoldTies, type TieTold } from '../rows/untold-ties.ts'

export type PersonQuery = { personId: string; locale: Locale; asOf: string }

/** So many roles of a person are listed; who has more is an auditor or a service. */
const ROLE_LIMIT = 1000

/**
 * A person: roles and shares now and before, bans, and how sure it is that the entries mean one person. Neither birth
 * date nor mother's name leaves the register (decisions 31). Throws `person.not-found`.
 */
export async function getPersonPage(db: DbOrTx, query: PersonQuery): Promise<Person> {
  const { personId, locale, asOf } = query
  const [person, namesakes, bans, { ties, counts }] = await Promise.all([
    findPerson(db, personId),
    countNamesakes(db, personId),
    listBans(db, { personId, asOf }),
    listTies(db, { parties: [personId], asOf, kinds: TIE_KINDS, limit: ROLE_LIMIT }),
  ])
  if (person === null) throw new AppError('person.not-found')
  const [parties, sources, statuses, untold] = await Promise.all([
    listParties(db, { ties, asOf, today: asOf }),
    listTieSources(db, [...ties, ...bans]),
    readStatuses(db, { locale, today: asOf, companyIds: ties.map(({ companyId }) => companyId) }),
    readUntoldTies(db, { asOf, ties }),
  ])
  const companies = [...Map.groupBy(ties, ({ companyId }) => companyId)].flatMap(([companyId, own]) => {
    const company = parties.get(companyId)
    return company === undefined
      ? []
      : [{ company, card: renderCompany(company, own, { locale, sources, statuses, told: untold.told }) }]
  })
  const active = companies.filter(({ card }) => card.active).length
  return {
    name: person.name,
    isMadeUp: sources.size > 0 && [...sources.values()].every(({ source }) => source.isMadeUp),
    asOf,
    sameness: describeSameness(person, namesakes, locale),
    bans: bans.flatMap(({ text, from, until, isValid, batchId, sourceRef }) => {
      const source = sources.get(batchId)
      if (source === undefined) return []
      const provenance = toProvenance({ ...source, sourceRef, validFrom: from, validTo: until })
      return [{ text, active: isValid, dates: formatPeriod(locale, from, until), provenance }]
    }),
    counts: {
      companies: companies.length,
      active,
      inactive: companies.length - active,
      failed: companies.filter(({ company }) => isTroubled(company)).length,
    },
    companies: companies.toSorted(compareCompanies).map(({ card }) => card),
    untold: untold.tell(locale),
    notListed: Math.max(0, (counts.get(personId)?.total ?? 0) - ties.length),
  }
}

function isTroubled(company: Party): boolean {
  return company.isInRegister && isTroubledStatus(company.status)
}

type Listed = { company: Party; card: PersonCompany }

function compareCompanies(a: Listed, b: Listed): number {
  const severityOf = ({ company }: Listed) => (company.isInRegister ? describeStatus(company.status).severity : -1)
  return (
    Number(b.card.active) - Number(a.card.active) ||
    severityOf(b) - severityOf(a) ||
    a.card.name.localeCompare(b.card.name, 'hu')
  )
}

type Known = { locale: Locale; sources: ReadonlyMap<number, TieSource>; statuses: CompanyStatuses; told: TieTold }

function renderCompany(
  company: Party,
  ties: readonly Tie[],
  { locale, sources, statuses, told }: Known,
): PersonCompany {
  const exists = !company.isInRegister || describeStatus(company.status).isActive
  const risk =
    company.isInRegister && company.points !== null ? { ...renderRisk(locale, company), value: company.points } : null
  return {
    name: company.name,
    url: toPartyUrl(company),
    address: company.address,
    icons: markRoles(ties),
    status: company.isInRegister ? statuses(company.id, company.status) : null,
    risk,
    active: exists && ties.some(({ isValid }) => isValid),
    roles: ties.toSorted(compareTies).flatMap((tie) => {
      const source = sources.get(tie.batchId)
      if (source === undefined) return []
      const provenance = toProvenance({ ...source, sourceRef: tie.sourceRef, validFrom: tie.from, validTo: tie.until })
      return [{ text: describeTie(locale, tie, told(tie)), active: tie.isValid, provenance }]
    }),
  }
}

function describeSameness(
  person: PersonRow,
  { others, alike }: { others: number; alike: number },
  locale: Locale,
): Person['sameness'] {
  const t = getTranslator(locale, 'report/person/answers')
  const level = judgeSameness(person)
  const number = (count: number) => formatNumber(locale, count)
  const told = { companies: number(person.companies), entries: number(person.entries) }
  return {
    level,
    title: t(`sameness.${level}.title`),
    text: t(`sameness.${level}.text`, told),
    spellings: person.spellings.filter((name) => name !== person.name && foldName(name) !== foldName(person.name)),
    namesakes:
      others === 0
        ? null
        : alike === 0
          ? t('namesakes.others', { count: others, others: number(others) })
          : t('namesakes.alike', { others: number(others), alike: number(alike) }),
  }
}
