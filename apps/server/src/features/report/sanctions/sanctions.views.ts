import {
  CHECKED_PARTY_LIMIT,
  type SanctionMatch,
  type SanctionScreening,
} from '@merleg/contract/report/sanctions.contract'
import type { DbOrTx } from '@merleg/db/connect'
import type { Locale } from '@merleg/domain/locale'
import type { MatchReason, MatchReasonCode } from '@merleg/domain/sanctions/grading'
import { AppError } from '../../../app/app-error.ts'
import { type CurrentList, listCurrentLists } from '../../sanctions/designations.repository.ts'
import { listNotLoaded } from '../../sanctions/list-doubts.views.ts'
import { linkLegalAct } from '../../sanctions/legal-act.ts'
import { isTooShort, type Party } from '../../sanctions/parties.ts'
import { listWithUnnamedOwners } from '../../sanctions/parties.repository.ts'
import { type CompanyParties, loadParties } from '../../sanctions/parties.views.ts'
import { listDecisions, type StoredDecision } from './decisions.repository.ts'
import { describeLists } from './loaded-lists.views.ts'
import { findPast, type PastParties } from './past-parties.repository.ts'
import { findCheck, listMatches, type StoredMatch } from './matches.repository.ts'
import { withholdBehind } from './withheld-behind.views.ts'
import { toDecisionState } from './sanctions.usecases.ts'

type Asked = {
  companyId: string
  subscriberId: string
  /** YYYY-MM-DD */
  day: string
  locale: Locale
  /** Of the day, where they are known already. */
  parties?: CompanyParties | null
}

const NOT_CHECKED = {
  lists: [],
  checkedAt: null,
  checkedCount: 0,
  checked: [],
  tooShortCount: 0,
  tooShort: [],
  unnamedCount: 0,
  unnamed: [],
  untoldOwnersCount: 0,
  untoldOwners: [],
  leftOutOwnersCount: 0,
  withUnnamedOwnersCount: 0,
  isOwnerUnknown: false,
  matches: [],
} satisfies Omit<SanctionScreening, 'notLoaded' | keyof PastParties>

/** Who was checked against which editions, what was found, and what the subscriber decided. Throws `company.not-found`. */
export async function getSanctionsPage(
  db: DbOrTx,
  { companyId, subscriberId, day, locale, ...asked }: Asked,
): Promise<SanctionScreening> {
  const [lists, known] = await Promise.all([listCurrentLists(db), findPast(db, { companyId, day })])
  if (known === null) throw new AppError('company.not-found')
  const { isOwned, ...past } = known
  const notLoaded = listNotLoaded(lists).map(nameList)
  if (lists.length === 0) return { ...NOT_CHECKED, notLoaded, ...past }
  const [parties, loaded, check, stored] = await Promise.all([
    asked.parties ?? findParties(db, companyId, day),
    describeLists(db, lists, day),
    findCheck(db, companyId),
    listMatches(db, { companyId, subscriberId }),
  ])
  const companyIds = [companyId, ...parties.behind.owningIds]
  const [matches, unnamedOwners] = await Promise.all([
    withholdBehind(db, stored, parties),
    listWithUnnamedOwners(db, { companyIds, day }),
  ])
  // Nearly all companies have no match, and so nothing that was decided about.
  const decided = matches.length === 0 ? [] : await listDecisions(db, { companyId, subscriberId })
  const decisions = Map.groupBy(decided, ({ matchId }) => matchId)
  return {
    lists: loaded,
    notLoaded,
    checkedAt: check?.checkedAt.toISOString() ?? null,
    ...listChecked(parties),
    withUnnamedOwnersCount: unnamedOwners.length,
    isOwnerUnknown: isOwned && parties.behind.isOwnerUnknown,
    ...past,
    matches: matches.map((match) =>
      renderMatch(match, decisions.get(match.matchId) ?? [], { locale, lists, ...wayOf(match, parties) }),
    ),
  }
}

const nameList = ({ sourceId, title, publisher }: Pick<CurrentList, 'sourceId' | 'title' | 'publisher'>) => ({
  sourceId,
  title,
  publisher,
})

async function findParties(db: DbOrTx, companyId: string, day: string): Promise<CompanyParties> {
  const [parties] = await loadParties(db, [companyId], day)
  if (parties === undefined) throw new AppError('company.not-found')
  return parties
}

/** Through which companies somebody owns today. */
function wayOf({ partyKey }: StoredMatch, { named }: CompanyParties): Way {
  const { through = [], otherWays = 0 } = named.find(({ key }) => key === partyKey) ?? {}
  return { through, otherWays }
}

/** Who was compared, of whom the very same name alone was looked for, of whom there is no name, and who stands behind whom. */
function listChecked({ named, unnamed, behind }: CompanyParties) {
  const [tooShort, compared] = [named.filter(isTooShort), named.filter((party) => !isTooShort(party))]
  const render = (parties: readonly Party[]) => parties.slice(0, CHECKED_PARTY_LIMIT).map(toCheckedParty)
  return {
    checkedCount: compared.length,
    checked: render(compared),
    tooShortCount: tooShort.length,
    tooShort: render(tooShort),
    unnamedCount: unnamed.length,
    unnamed: render(unnamed),
    untoldOwnersCount: behind.untold.size,
    untoldOwners: render([...named, ...unnamed].filter(({ key }) => behind.untold.has(key))),
    leftOutOwnersCount: behind.leftOutCount,
  }
}

function toCheckedParty({ key, names, roles, through, ...party }: Party): SanctionScreening['checked'][number] {
  const { kind, otherWays } = party
  const name = names.join(' · ')
  return { name, kind, isCompanyItself: key === 'self', roles: [...roles], through: [...through], otherWays }
}

/** These tell when somebody was born. */
const BIRTH_REASONS: ReadonlySet<MatchReasonCode> = new Set([
  'birth-date-same',
  'birth-year-same',
  'birth-date-differs',
] as const)

function withoutBirth(reasons: readonly MatchReason[]): MatchReason[] {
  return reasons
    .filter(({ code }) => !BIRTH_REASONS.has(code))
    .map((reason) => (reason.code === 'birth-date-unknown' ? { ...reason, party: null } : reason))
}

type Way = Pick<Party, 'through' | 'otherWays'>
type ShownIn = Way & { locale: Locale; lists: readonly CurrentList[] }

function renderMatch(
  match: StoredMatch,
  decisions: readonly StoredDecision[],
  { locale, lists, through, otherWays }: ShownIn,
): SanctionMatch {
  const { party, details, listedName, name, names, isWithheld } = match
  return {
    id: match.matchId,
    grade: match.grade,
    reasons: isWithheld ? withoutBirth(match.reasons) : match.reasons,
    party: {
      ...party,
      birthDate: isWithheld ? null : party.birthDate,
      otherNames: [...party.otherNames],
      numbers: [...party.numbers],
      roles: [...party.roles],
      through: [...through],
      otherWays,
      isCompanyItself: match.partyKey === 'self',
      isWithheld,
    },
    designation: {
      name,
      matchedName: listedName,
      otherNames: names.filter((other) => other !== listedName && other !== name),
      kind: match.kind,
      programme: match.programme,
      measure: match.measure,
      list: {
        ...nameList(match),
        url: match.url,
        day: match.listDay,
        isInUse: lists.some(({ sourceId }) => sourceId === match.sourceId),
      },
      entry: match.recordNumber,
      listedOn: match.listedOn,
      firstSeenOn: match.firstSeenOn,
      amendedOn: match.amendedOn,
      delistedOn: match.delistedOn,
      reason: match.reason,
      legalAct: match.celex === null ? null : describeAct(match, match.celex, locale),
      birthDate: details.birthDate ?? null,
      birthPlace: details.birthPlace ?? null,
      nationality: details.nationality ?? null,
      position: details.position ?? null,
      address: details.address ?? null,
      countryCodes: [...match.countryCodes],
      numbers: tellNumbers(match),
    },
    foundAt: match.foundAt.toISOString(),
    endedAt: match.endedAt?.toISOString() ?? null,
    evidenceNo: match.evidenceNo,
    ...toDecisionState(decisions, match.evidenceHash),
  }
}

/** What a reason names must be seen beside it: where no text of the list has a number that was compared, it is told by itself. */
function tellNumbers({ numbers, details }: Pick<StoredMatch, 'numbers' | 'details'>): string[] {
  const { registrationNumber, taxNumber, idNumber, passportNumber } = details
  const texts = [registrationNumber, taxNumber, idNumber, passportNumber].flatMap((text) => text ?? [])
  const written = texts.map((text) => text.toUpperCase().replaceAll(/[^\p{Lu}\d]/gu, ''))
  const untold = numbers.filter(({ value }) => !written.some((text) => standsIn(text, value)))
  return [
    ...texts,
    ...new Set(untold.map(({ value, countryCode }) => (countryCode === null ? value : `${value} (${countryCode})`))),
  ]
}

/** As a number of its own, and not as part of a longer one. */
function standsIn(text: string, number: string): boolean {
  const isDigit = (sign: string | undefined) => sign !== undefined && /\d/.test(sign)
  for (let at = text.indexOf(number); at >= 0; at = text.indexOf(number, at + 1))
    if (!isDigit(text[at - 1]) && !isDigit(text[at + number.length])) return true
  return false
}

function describeAct({ annex, recordNumber, isMadeUp }: StoredMatch, celex: string, locale: Locale) {
  return { celex, annex, record: recordNumber, url: isMadeUp ? null : linkLegalAct(celex, locale) }
}
