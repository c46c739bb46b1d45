import type { TableFileFormat } from '@merleg/contract/table-files'
import type { DbOrTx } from '@merleg/db/connect'
import { formatDate } from '@merleg/domain/format/date'
import type { OwnerFinding } from '@merleg/domain/ownership/final-owners'
import { partyAt } from '@merleg/domain/ownership/ownership-network'
import { findStake, UNLISTED } from '@merleg/domain/ownership/owner-rows'
import { OWNERSHIP_RULES } from '@merleg/domain/ownership/ownership-rules'
import type { ShareBand } from '@merleg/domain/ownership/share-band'
import { getTranslator } from '@merleg/i18n/translator'
import type { FileAnswer } from '../../../app/endpoint-stream.ts'
import type { CsvStyle } from '../../../shared/csv-text.ts'
import { toOwnershipRecords } from '../rows/ownership-records.ts'
import { renderTableFile } from '../rows/table-file.ts'
import {
  describePartyKind,
  keysOf,
  TIE_COLUMNS,
  type TieColumn,
  titleTieColumns,
  toTieLine,
} from '../rows/tie-lines.ts'
import { explainOutcome } from './owner-outcome.ts'
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
  const read = await readOwners(db, query)
  const { profile, context, managers } = read
  const { owners, sources, found, law } = context
  const { reasons, silence, toldUntil } = await explainOutcome(db, query, read)
  const t = getTranslator(locale, 'report/final-owner/answers')
  const known = { locale, sources, parties: owners.parties }
  const lines: Line[] = [
    ...found.owners.flatMap((owner) => listFindings(context, owner, toldUntil)),
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
  const notes = [...reasons, ...(silence === null ? [] : [`${silence.title}. ${silence.text}`]), ...mark]
  return renderTableFile(format, {
    csv,
    name: [profile.name, t('sheet.fileName'), asOf],
    sheetName: t('sheet.title'),
    heading: [profile.name, t('sheet.heading', { date: formatDate(locale, asOf) }), t(`laws.${law}`)],
    notes,
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
      notes,
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

/** Of which day a finding is known: of the last one that all sources behind it have told of. */
function listFindings(context: OwnerContext, { partyId, rules }: OwnerFinding, toldUntil: string | null): Line[] {
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
      role: `${t(`rules.${rule}`)}: ${describeVerdict(context, { partyId, finding })}`,
      ...toShares(finding.interests.highest),
      known: toldUntil,
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
