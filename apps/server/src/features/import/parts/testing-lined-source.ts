import type { SourceRecord } from '@merleg/domain/observation'
import { readIsoDay } from '../reading/cell-values.ts'
import { exactFile } from '../reading/find-edition.ts'
import type { CompanyKey, SourceAdapter } from '../reading/source-adapter.ts'
import { readRecords, rejectLine } from '../reading/source-lines.ts'
import { toCsv } from '../testing-source-files.ts'

/** A company of a made-up source of two files. */
export type LinedCompany = { code: string; name: string; sites: readonly LinedSite[] }
/** `place`: `?` is a rejected line. */
export type LinedSite = { slot: string; place: string; from: string; to: string }

const NAMES = 'names.csv'
const SITES = 'sites.csv'
const KEY: CompanyKey = { columns: ['code'], delimiter: ',', find: ([code = '']) => code || null }

/** Reads both files as lines of companies or, without `byCompany`, at once. */
export function linedSource(sourceId: string, { isByCompany }: { isByCompany: boolean }): SourceAdapter {
  return {
    source: {
      sourceId,
      publisher: 'P',
      title: 'T',
      licence: 'L',
      url: 'https://example.org',
      isMadeUp: false,
      covers: ['website'],
    },
    ...(isByCompany
      ? {
          byCompany: {
            openKeys: () =>
              new Map([
                [NAMES, KEY],
                [SITES, KEY],
              ]),
          },
        }
      : {}),
    observedOn: '2026-01-01',
    files: [exactFile(NAMES), exactFile(SITES)],
    snapshotSections: ['website'],
    read: async function* (edition) {
      yield* readRecords({ path: edition.fileOf(NAMES), columns: ['code', 'name'] }, (row): SourceRecord[] => [
        {
          type: 'fact',
          line: row.line,
          companyId: row.cell('code'),
          section: 'name',
          slot: '',
          payload: { name: row.cell('name') },
        },
      ])
      const columns = ['code', 'slot', 'place', 'from', 'to'] as const
      yield* readRecords({ path: edition.fileOf(SITES), columns }, (row): SourceRecord[] => {
        if (row.cell('place') === '?')
          return [{ ...rejectLine(row, 'record', row.cell('code')), companyId: row.cell('code') }]
        return [
          {
            type: 'fact',
            line: row.line,
            companyId: row.cell('code'),
            section: 'website',
            slot: row.cell('slot'),
            payload: { value: row.cell('place') },
            validFrom: readIsoDay(row.cell('from')),
            validTo: readIsoDay(row.cell('to')),
          },
        ]
      })
    },
  }
}

/** An edition of it. */
export function linedFiles(companies: readonly LinedCompany[]): Record<string, string> {
  return {
    [NAMES]: toCsv(
      ['code', 'name'],
      companies.map(({ code, name }) => [code, name]),
    ),
    [SITES]: toCsv(
      ['code', 'slot', 'place', 'from', 'to'],
      companies.flatMap(({ code, sites }) => sites.map(({ slot, place, from, to }) => [code, slot, place, from, to])),
    ),
  }
}
