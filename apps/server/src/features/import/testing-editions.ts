import { inflateRawSync } from 'node:zlib'
import { toSemicolonCsv } from './testing-packed-files.ts'
import type { SourceAdapter } from './reading/source-adapter.ts'
import { bilantRo } from './sources/bilant-ro/bilant-ro.adapter.ts'
import { brregNo } from './sources/brreg-no/brreg-no.adapter.ts'
import { AUDITOR, person as norwegian, role, rolesOf, unit, UNIT } from './sources/brreg-no/testing-norway.ts'
import { brregNoAccounts } from './sources/brreg-no-accounts/brreg-no-accounts.adapter.ts'
import { accounts, OTHER } from './sources/brreg-no-accounts/testing-answers.ts'
import { companiesHouseGb } from './sources/companies-house-gb/companies-house-gb.adapter.ts'
import { toBritishFile, toBritishRow } from './sources/companies-house-gb/testing-british-files.ts'
import { companiesHousePscGb } from './sources/companies-house-psc-gb/companies-house-psc-gb.adapter.ts'
import { toControl, toSnapshot, toStatement } from './sources/companies-house-psc-gb/testing-controls.ts'
import { emtaDebtsEe } from './sources/emta-debts-ee/emta-debts-ee.adapter.ts'
import { emtaEe } from './sources/emta-ee/emta-ee.adapter.ts'
import { gleif } from './sources/gleif/gleif.adapter.ts'
import { registerbekanntmachungenDe } from './sources/registerbekanntmachungen-de/registerbekanntmachungen-de.adapter.ts'
import { rikEe } from './sources/rik-ee/rik-ee.adapter.ts'
import {
  accountFiles as estonianAccounts,
  registerFiles as estonianRegister,
} from './sources/rik-ee/testing-estonia.ts'
import { rikEeAccounts } from './sources/rik-ee-accounts/rik-ee-accounts.adapter.ts'
import {
  accountFiles as latvianAccounts,
  insolvencyFiles,
  registerFiles as latvianRegister,
} from './sources/ur-lv/testing-latvia.ts'
import { urLv } from './sources/ur-lv/ur-lv.adapter.ts'
import { urLvAccounts } from './sources/ur-lv-accounts/ur-lv-accounts.adapter.ts'
import { urLvInsolvency } from './sources/ur-lv-insolvency/ur-lv-insolvency.adapter.ts'
import { suspensionFile } from './sources/vid-lv/testing-vid.ts'
import { vidLvSuspensions } from './sources/vid-lv/vid-lv-suspensions.adapter.ts'
import { vidLvTaxes } from './sources/vid-lv/vid-lv-taxes.adapter.ts'
import {
  DEBT_COLUMNS,
  EMTA_COLUMNS,
  emtaRow,
  ENTITY_HEADER,
  RELATION_HEADER,
  TAX_COLUMNS,
} from './testing-edition-tables.ts'
import { makeBilantFiles, toCsv } from './testing-source-files.ts'

/** A small edition of a source that is read without a rejected line, by the names of its files, not packed. */
export type TestEdition = { adapter: SourceAdapter; files: Readonly<Record<string, string>> }

/** What is in the archives of a test, each with one file, under the name of that. */
function unpack(files: Readonly<Record<string, Buffer | string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([name, content]) => {
      if (typeof content === 'string') return [name, content]
      const nameLength = content.readUInt16LE(26)
      const packed = content.readUInt32LE(18)
      const start = 30 + nameLength
      const inner = content.toString('utf8', 30, start)
      return [inner, inflateRawSync(content.subarray(start, start + packed)).toString('utf8')]
    }),
  )
}

/** Out of its archive a file has to end its last line, or may be cut off. */
function endLines(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, text.endsWith('\n') ? text : `${text}\n`]),
  )
}

const json = (value: unknown) => JSON.stringify(value)

/** One of each source that comes as tables or JSON. */
export const TEST_EDITIONS: readonly TestEdition[] = [
  { adapter: rikEe, files: unpack(estonianRegister({ owners: [] })) },
  { adapter: rikEeAccounts, files: endLines(unpack(estonianAccounts())) },
  {
    adapter: emtaEe,
    files: { 'tasutud_maksud_kaesolev_aasta_eng.csv': toCsv(EMTA_COLUMNS, [emtaRow('10000018'), emtaRow('10000024')]) },
  },
  {
    adapter: emtaDebtsEe,
    files: {
      'maksuvolglaste_nimekiri.csv': toSemicolonCsv(DEBT_COLUMNS, [
        ['03.11.2026', '10000018', 'Näidis Ehitus OÜ', '12 345,67', '0,00', '500,00', '31.12.2026', '10.05.2026'],
        ['03.11.2026', '10000024', 'Valdus AS', '1 000,00', '0,00', '0,00', '', '10.05.2026'],
      ]),
    },
  },
  {
    adapter: urLv,
    files: latvianRegister({
      'beneficial_owners.csv': [{}],
      'liquidations.csv': [{}],
      'register_name_history.csv': [{}],
    }),
  },
  { adapter: urLvInsolvency, files: insolvencyFiles([{}, { proceeding_id: '901' }]) },
  { adapter: urLvAccounts, files: latvianAccounts() },
  {
    adapter: vidLvSuspensions,
    files: {
      'pdb_saimndarbibaaptureta_odata.csv': suspensionFile([
        { decided: '10.03.2015', from: '12.03.2015', until: '11.06.2015' },
        { code: '40008234596' },
      ]),
    },
  },
  {
    adapter: vidLvTaxes,
    files: {
      'pdb_nm_komersantu_samaksato_nodoklu_kopsumas_odata.csv': toCsv(TAX_COLUMNS, [
        [
          '40103550818',
          'SIA "Psihologs, Tava kabata"',
          '2025',
          'SIA',
          '?',
          '',
          '',
          '1\u00A0234,56',
          '0,29',
          '-12,5',
          '6',
        ],
        ['40008234596', '"House"', '2025', 'BDR', '?', '', '', '1,5', '0,29', '-12,5', '6'],
      ]),
    },
  },
  {
    adapter: companiesHouseGb,
    files: {
      'BasicCompanyDataAsOneFile-2026-11-01.csv': toBritishFile([
        toBritishRow('SC445790', 'SEASIDE LETS LTD', {
          'Accounts.NextDueDate': '30/09/2026',
          'PreviousName_1.CompanyName': 'SHORE LTD',
          'PreviousName_1.CONDATE': '25/08/2015',
        }),
        toBritishRow('02339274', 'SEASIDE HOLDINGS PLC', { CompanyCategory: 'Public Limited Company' }),
      ]),
    },
  },
  {
    adapter: companiesHousePscGb,
    files: {
      'persons-with-significant-control-snapshot-2026-11-02.txt': toSnapshot(
        [
          toControl('SC445790', {
            kind: 'corporate-entity-person-with-significant-control',
            name: 'Seaside Holdings Plc',
            identification: {
              country_registered: 'England',
              registration_number: '2339274',
              legal_form: 'plc',
              place_registered: 'Companies House',
              legal_authority: 'x',
            },
            natures_of_control: ['ownership-of-shares-75-to-100-percent'],
            address: { premises: '1', address_line_1: 'Sea Road', locality: 'Poole', postal_code: 'BH15 1AA' },
          }),
          toControl(
            '02339274',
            {
              kind: 'individual-person-with-significant-control',
              name: 'Ms Ada Example',
              name_elements: { forename: 'Ada', surname: 'Example', title: 'Ms' },
              date_of_birth: { month: 5, year: 1960 },
              nationality: 'British',
              country_of_residence: 'England',
              natures_of_control: ['ownership-of-shares-25-to-50-percent'],
              ceased_on: '2020-01-01',
            },
            'id2',
          ),
          toStatement('02339274', 'no-individual-or-entity-with-signficant-control'),
        ],
        { persons_of_significant_control_count: 2, statements_count: 1 },
      ),
    },
  },
  {
    adapter: brregNo,
    files: {
      'enheter_alle_2026-11-03.json': json([unit(), unit({ navn: 'REVISJON AS' }, AUDITOR)]),
      'underenheter_alle_2026-11-03.json': json([
        {
          organisasjonsnummer: '973152351',
          navn: 'FJORD AVD',
          organisasjonsform: { kode: 'BEDR', beskrivelse: 'x' },
          overordnetEnhet: UNIT,
          beliggenhetsadresse: {
            land: 'Norge',
            landkode: 'NO',
            postnummer: '4035',
            poststed: 'STAVANGER',
            adresse: ['Forusbeen 50'],
          },
          oppstartsdato: '2001-01-01',
        },
      ]),
      'roller_totalbestand_2026-11-03.json': json([
        rolesOf([
          role('DAGL', norwegian('Kari', 'Nordmann')),
          role('REVI', { enhet: { organisasjonsnummer: AUDITOR, navn: ['REVISJON AS'] } }),
        ]),
      ]),
    },
  },
  {
    adapter: brregNoAccounts,
    files: { 'answers.json': json([accounts(), accounts({ id: 11, regnskapstype: 'KONSERN' }), accounts({}, OTHER)]) },
  },
  {
    adapter: gleif,
    files: {
      '20261103-0800-gleif-goldencopy-lei2-golden-copy.csv': toCsv(ENTITY_HEADER, [
        ['5493001KJTIIGC8Y1R12', 'Minta Zrt.', 'hu', 'HU', 'RA000394', '01-10-041585', 'ACTIVE', 'ISSUED'],
      ]),
      '20261103-0800-gleif-goldencopy-rr-golden-copy.csv': toCsv(RELATION_HEADER, [
        ['5493001KJTIIGC8Y1R12', 'LEI', '213800D1EI4B9WTWWD28', 'LEI', 'IS_DIRECTLY_CONSOLIDATED_BY', 'ACTIVE'],
      ]),
      '20261103-0800-gleif-goldencopy-repex-golden-copy.csv': toCsv(
        ['LEI', 'Exception.Category', 'Exception.Reason.1', 'Exception.Reason.2'],
        [['5493001KJTIIGC8Y1R12', 'ULTIMATE_ACCOUNTING_CONSOLIDATION_PARENT', 'NO_LEI', '']],
      ),
    },
  },
  {
    adapter: registerbekanntmachungenDe,
    files: {
      'registerbekanntmachungen-2026-08.ndjson': `${json({
        date: '2026-08-04',
        announcements: [
          {
            date: '2026-08-04',
            id: '164450',
            type: 'Löschungsankündigung',
            amtsgericht: 'Amtsgericht Offenbach am Main',
            registernummer: 'HRA 41802',
            company_name: 'Bäcker Erodierservice GmbH & Co. KG',
            company_seat: 'Rödermark',
            details:
              '04.08.2026\n\nBäcker Erodierservice GmbH & Co. KG\nKommanditgesellschaft\nRödermark\n\nzu löschen nach § 394 FamFG.',
          },
        ],
      })}\n`,
    },
  },
  { adapter: bilantRo, files: makeBilantFiles({ companies: 2, years: 2 }) },
]
