import type { TableFileFormat } from '@merleg/contract/table-files'
import type { DbOrTx } from '@merleg/db/connect'
import { formatDate } from '@merleg/domain/format/date'
import { explainOwners } from '@merleg/domain/ownership/explain-owners'
import type { OwnerFinding } from '@merleg/domain/ownership/final-owners'
import { partyAt } from '@merleg/domain/ownership/ownership-network'
import { findStake, UNLISTED } from '@merleg/domain/ownership/owner-rows'
import { OWNERSHIP_RULES } from '@merleg/domain/ownership/ownership-rules'
import type { ShareBand } from '@merleg/domain/ownership/share-band'
import { getTranslator } from '@merleg/i18n/translator'
import type { FileAnswer } from '../../../app/endpoint-stream.ts'
import type { CsvStyle } from '../../../shared/csv-text.ts'
import { toOwnershipRecords } from '../rows/ownership-records.ts'
import { describePast } from '../rows/past-words.ts'
import { renderTableFile } from '../rows/table-file.ts'
import {
  describePartyKind,
  keysOf,
  TIE_COLUMNS,
  type TieColumn,
  titleTieColumns,
  toTieLine,
} from '../rows/tie-lines.ts'
import { describeReasons } from './owner-reasons.ts'
import { type FinalOwnerQuery, readOwners } from './read-owners.ts'
import { describeVerdict, nameParty, type OwnerContext } from './render-owners.ts'

/** What a line is: the part of a person by a rule, who stands in, a holding, or what no source lists of a company. */
type Line = Partial<Record<TieColumn, string | number | null>> & {
  kind: 'finding' | 'standIn' | 'holding' | 'unlisted'
}

/**
 * Who stands behind a company as a file, with every holding that leads there: statements of ownership can be made of it
 * without asking again. Throws `company.not-found`.
 */
export async function getFinalOwnerFile(
  db: DbOrTx,
  query: FinalOwnerQuery & { format: TableFileFormat; csv: CsvStyle },
): Promise<FileAnswer> {
  const { companyId, locale, asOf, format, csv } = query
  const { profile, context, managers } = await readOwners(db, query)
  const { owners, sources, found, law } = context
  const t = getTranslator(locale, 'report/final-owner/answers')
  const known = { locale, sources, parties: owners.parties }
  const lines: Line[] = [
    ...found.owners.flatMap((owner) => listFindings(context, owner, asOf)),
    ...managers.map(({ id, name }): Line => ({ kind: 'standIn', party: name, partyId: id, ...targetOf(context) })),
    ...owners.ties.map((tie): Line => ({ kind: 'holding', ...toTieLine(tie, known), company: nameOf(tie.companyId) })),
    ...listUnlisted(context).map(({ companyId: owned, ...share }): Line => ({
      kind: 'unlisted',
      companyId: owned,
      company: nameOf(owned),
      ...toShares(share),
    })),
  ]
  function nameOf(id: string): string {
    return nameParty(context, id)
  }
  const mark = profile.isMadeUp ? [getTranslator(locale, 'report/header/answers')('madeUp')] : []
  const reasons = [
    ...describeReasons(context, explainOwners(found, law), managers.length),
    ...describePast({ ...query, parties: owners.parties.values(), shown: 'addresses' }),
  ]
  return renderTableFile(format, {
    csv,
    name: [profile.name, t('sheet.fileName'), asOf],
    sheetName: t('sheet.title'),
    heading: [profile.name, t('sheet.heading', { date: formatDate(locale, asOf) }), t(`laws.${law}`)],
    notes: [...reasons, ...mark],
    columns: [{ title: t('sheet.kind'), width: 26, kind: 'text' }, ...titleTieColumns(locale)],
    rows: lines.map(({ kind, ...line }) => [
      t(`sheet.kinds.${kind}`),
      ...keysOf(TIE_COLUMNS).map((key) => line[key] ?? null),
    ]),
    json: {
      company: companyId,
      name: profile.name,
      asOf,
      law,
      units: { findings: 'part of one', share: 'per cent' },
      notes: [...reasons, ...mark],
      unlisted: found.unlisted,
      findings: found.owners,
      standIn: { ...found.standIn, managers: managers.map(({ id, name }) => ({ id, name })) },
      ends: found.ends,
      unlistedParts: listUnlisted(context),
      notRead: owners.notRead,
      ...toOwnershipRecords(owners.ties, known),
    },
  })
}

function targetOf({ target }: OwnerContext): Pick<Line, 'company' | 'companyId'> {
  return { company: target.name, companyId: target.id }
}

function listFindings(context: OwnerContext, { partyId, rules }: OwnerFinding, asOf: string): Line[] {
  const { locale, owners } = context
  const t = getTranslator(locale, 'report/final-owner/answers')
  return OWNERSHIP_RULES.map((rule): Line => {
    const finding = rules[rule]
    return {
      kind: 'finding',
      party: nameParty(context, partyId),
      partyId: owners.parties.get(partyId)?.id ?? null,
      partyKind: describePartyKind(locale, owners.parties.get(partyId)),
      ...targetOf(context),
      role: `${t(`rules.${rule}`)}: ${describeVerdict(locale, finding)}`,
      ...toShares(finding.interests.highest),
      known: asOf,
    }
  })
}

function toShares({ min, max }: ShareBand): Pick<Line, 'shareMin' | 'shareMax'> {
  return { shareMin: min, shareMax: max }
}

/** The part of each company that no source says whose it is. */
function listUnlisted({ owners: { network } }: OwnerContext): ({ companyId: string } & ShareBand)[] {
  return network.rows.capital.flatMap((row, position) => {
    const stake = row === null ? null : findStake(row, UNLISTED)
    if (stake === null || stake.max === 0) return []
    return [{ companyId: partyAt(network, position).id, min: stake.min, max: stake.max }]
  })
}
