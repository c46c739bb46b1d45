import type { PrintBlock } from '@merleg/contract/report/print.contract'
import type { PrintNoun, SectionNoun } from '@merleg/contract/report/report-sections'
import type { DbOrTx } from '@merleg/db/connect'
import type { ScoreConfig } from '@merleg/domain/score/rate/rate-company'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps.ts'
import type { Profile } from '../register/profiles.repository.ts'
import type { PrintContext } from './print-blocks/context.ts'

/** What tells which sections the report of a company has. */
export type ShownCompany = Profile & {
  /** Of its rating; null where it has none. */
  points: number | null
}

export type PrintedQuery = {
  companyId: string
  /** Whose decisions are printed. */
  subscriberId: string
  onlyLastReport: boolean
  /** YYYY-MM-DD */
  today: string
  scoreConfig: ScoreConfig
}

/** Reads what the section's page reads and sets it as blocks: the figures are those of the screen. */
export type LoadPrint = (db: DbOrTx, query: PrintedQuery, context: PrintContext) => Promise<PrintBlock[]>

/** What a section brings to the server, beside its line in the table of the contract. */
export type ReportSection<Noun extends SectionNoun = SectionNoun> = {
  /** Puts its calls on the server. */
  register: (app: FastifyInstance, deps: Deps) => void
  /** Has the report of this company the section in its menu? */
  isShownFor: (company: ShownCompany) => boolean
} & (Noun extends PrintNoun ? { print: LoadPrint } : { print?: never })

/** Ties a section to its noun: what the table says to be printed must bring its print along. */
export function defineSection<Noun extends SectionNoun>(
  _noun: Noun,
  section: ReportSection<Noun>,
): ReportSection<Noun> {
  return section
}

export const hasFacts = ({ hasFacts: has }: ShownCompany): boolean => has
export const hasStatements = ({ statementCount }: ShownCompany): boolean => statementCount > 0
export const hasFactsOrStatements = (company: ShownCompany): boolean => hasFacts(company) || hasStatements(company)
