import type { ToldOwners } from '@merleg/contract/report/final-owner.contract'
import type { DbOrTx } from '@merleg/db/connect'
import { compareTold, type ToldComparison, type WorkedOut } from '@merleg/domain/beneficial-owners/compare-told'
import { getTranslator } from '@merleg/i18n/translator'
import { composePartyKey } from '../../connections/ties.repository.ts'
import { listFacts, type StoredFact } from '../../register/facts.repository.ts'
import { describeNatures } from '../rows/beneficial-owner-rows.ts'
import { listPartyUrls } from '../rows/party-urls.ts'
import { toProvenance } from '../rows/provenance.ts'
import type { NotYet } from '../silence/not-yet.ts'
import { describeSilence } from '../silence/silence.ts'
import { describeDays } from '../silence/standing.ts'
import type { SpeakingSource } from '../silence/speaking-sources.repository.ts'
import { findSourceLanguage } from '../words/source-language.ts'
import type { FinalOwnerQuery } from './read-owners.ts'
import { nameParty, type OwnerContext } from './render-owners.ts'

type OwnerFact = Extract<StoredFact, { section: 'beneficial-owner' }>
type StatementFact = Extract<StoredFact, { section: 'beneficial-owner-statement' }>
type Asked = FinalOwnerQuery & {
  context: OwnerContext
  spoken: readonly SpeakingSource[]
  notYet: NotYet | null
}

const SECTIONS = ['beneficial-owner', 'beneficial-owner-statement'] as const
/** More are not told one by one. */
const MOST_TOLD = 100
/** So many names stand in a sentence. */
const NAMED = 5

/**
 * Whom the register tells as beneficial owners on the day, how each stands to what is worked out of the owners, and what it
 * says where it names nobody. That it tells nothing is no sign that there is nobody.
 */
export async function readToldOwners(db: DbOrTx, asked: Asked): Promise<ToldOwners> {
  const { companyId, locale, asOf, context, spoken, notYet } = asked
  const facts = await listFacts(db, { companyId, asOf, includeHistory: false, sections: SECTIONS })
  const owners = facts.filter((fact): fact is OwnerFact => fact.section === 'beneficial-owner')
  const statements = facts.filter((fact): fact is StatementFact => fact.section === 'beneficial-owner-statement')
  const compared = compareWithFound({ owners, statements }, context)
  const shown = owners.slice(0, MOST_TOLD)
  const urls = await listPartyUrls(db, shown)
  const subjects = { topic: 'beneficialOwners', subjects: SECTIONS, to: asOf, notYet } as const
  const t = getTranslator(locale, 'report/final-owner/answers')
  return {
    title: t('told.title'),
    count: owners.length,
    owners: shown.map((fact, index) => renderOwner(fact, { asked, urls, compared, index })),
    statements: statements.map((fact) => renderStatement(fact, asked)),
    notes: describeNotes(asked, compared, owners.length),
    silence: facts.length > 0 ? null : describeSilence(locale, subjects, spoken),
  }
}

type ToldFacts = { owners: readonly OwnerFact[]; statements: readonly StatementFact[] }

function compareWithFound(told: ToldFacts, context: OwnerContext): ToldComparison {
  const { found, law, owners, target } = context
  const workedOut = (key: string, verdict: WorkedOut['verdict']): WorkedOut => ({
    key,
    partyId: owners.parties.get(key)?.id ?? null,
    name: nameParty(context, key),
    verdict,
  })
  const own = owners.ties.filter(({ kind, companyId }) => kind === 'beneficial' && companyId === target.id)
  return compareTold({
    companyId: target.id,
    told: told.owners.map((fact) => ({
      key: composePartyKey(fact),
      partyId: fact.partyId,
      name: fact.payload.name,
      natures: fact.payload.natures,
    })),
    statements: told.statements.map(({ payload }) => payload.statement),
    found: [
      ...found.owners.map(({ partyId, laws }) => workedOut(partyId, laws[law].verdict)),
      ...found.intermediates.map(({ partyId }) => workedOut(partyId, 'between')),
    ],
    holdings: owners.ties,
    ownEntries: new Set(own.map(({ partyKey }) => partyKey)),
  })
}

type Rendered = {
  asked: Asked
  urls: ReadonlyMap<string, string | null>
  compared: ToldComparison
  index: number
}

function renderOwner(fact: OwnerFact, { asked, urls, compared, index }: Rendered): ToldOwners['owners'][number] {
  const { locale } = asked
  const { name, partyKind, address, isWithheld = false, natures } = fact.payload
  const standing = compared.standings[index] ?? 'not-found'
  return {
    name,
    link: fact.partyId === null ? null : (urls.get(fact.partyId) ?? null),
    icon: partyKind === 'person' ? 'owner' : 'company',
    address: isWithheld ? getTranslator(locale, 'register/fact-sections')('withheld') : address,
    natures: describeNatures(locale, natures),
    dates: datesOf(fact, asked),
    source: toProvenance(fact),
    standing,
    standingText: getTranslator(locale, 'report/final-owner/answers')(`told.standings.${standing}`),
  }
}

function renderStatement(fact: StatementFact, asked: Asked): ToldOwners['statements'][number] {
  const { locale } = asked
  const lang = findSourceLanguage(locale, fact)
  return {
    text: getTranslator(locale, 'register/fact-sections')(`ownerStatements.${fact.payload.statement}`),
    published: fact.payload.text,
    ...(lang === null ? {} : { lang }),
    dates: datesOf(fact, asked),
    source: toProvenance(fact),
  }
}

function datesOf(fact: StoredFact, { locale, spoken, asOf }: Asked): string | null {
  return describeDays(fact, { locale, sources: spoken, today: asOf })
}

/** What the reader has to know of both: that they disagree, and on what the result above rests. */
function describeNotes({ locale, context }: Asked, { untold }: ToldComparison, count: number): string[] {
  const t = getTranslator(locale, 'report/final-owner/answers')
  const names = untold.slice(0, NAMED).map(({ name }) => name)
  const rest = untold.length - names.length
  const restingOn = [
    ...new Set(context.owners.ties.flatMap(({ kind, companyId }) => (kind === 'beneficial' ? companyId : []))),
  ]
  const companies = restingOn.slice(0, NAMED).map((id) => nameParty(context, id))
  const more = restingOn.length - companies.length
  return [
    ...(names.length === 0
      ? []
      : [t('told.untold', { names: [...names, ...(rest > 0 ? [t('more', { count: rest })] : [])].join(', ') })]),
    ...(companies.length === 0
      ? []
      : [t('told.restsOn', { names: [...companies, ...(more > 0 ? [t('more', { count: more })] : [])].join(', ') })]),
    ...(count === 0 ? [] : [t('told.byName')]),
  ]
}
