import type { SourceRecord } from '@merleg/domain/observation'
import { factOf, OWNER, PERSON } from '../testing-report.ts'

/** What no page may ever run, and no typesetter take for markup. */
export const HOSTILE = '<img src=x onerror=alert(1)> #panic("x") *b* $x$ \\ =1+1 {{name}}'

const text = HOSTILE
const address = { text, countryCode: 'HU', zip: null, settlement: null, county: null, street: null }
const proceeding = { caseNumber: text, court: text, administrator: text, text }
const debt = { authority: text, caseNumber: text, amount: 12_000_000, currency: 'HUF', text }
const related = { name: text, registerNumber: text, relation: text }
const person = { ...PERSON, name: text, address: text, motherName: text, birthDate: '1980-01-01', registerNumber: text }

const first = { slot: '1' }

/** A fact of every section, hostile wherever it is a text. */
export function everySection(id: string): SourceRecord[] {
  return [...companySections(id), ...memberSections(id), ...newsSections(id)]
}

function companySections(id: string): SourceRecord[] {
  const fact = factOf(id)
  return [
    fact('name', { name: text }),
    fact('short-name', { name: text }),
    fact('foreign-name', { name: text, language: 'en' }, first),
    fact('legal-form', { code: null, name: text }),
    fact('registration', { status: 'registered', on: '2010-01-01', reason: text }),
    fact('founding', { on: '2009-12-01' }),
    fact('register-number', { value: text }, first),
    fact('tax-number', { value: text }),
    fact('eu-tax-number', { value: text }),
    fact('tax-number-status', { status: 'suspended' }),
    fact('vat-check', { number: text, status: 'valid', traderName: text, traderAddress: text }, first),
    fact('tax-debt-free', { authority: text }),
    fact('statistical-code', { value: text }),
    fact(
      'group-tax-membership',
      { groupTaxNumber: text, memberTaxNumber: text, memberName: text, address: text, memberIdNumber: text },
      first,
    ),
    fact('seat', address),
    fact('mailing-address', address),
    fact('site', address, first),
    fact('branch', address, first),
    fact('activity', { scheme: 'NACE2', code: '4120', isMain: true }, first),
    fact('capital', { amount: 3_000_000, currency: 'HUF' }),
    fact('headcount', { persons: 1 }),
    fact('phone', { value: text }, first),
    fact('e-mail', { value: text }, first),
    fact('website', { value: `javascript:alert('${text}')` }, first),
    fact('bank-account', { account: text, bank: text }, first),
    fact('register-detail', { value: text }, { slot: 'maintainer' }),
    fact('certificate', { name: text, issuer: text, score: 12.5 }, first),
    fact('predecessor', related, first),
    fact('successor', related, first),
  ]
}

function memberSections(id: string): SourceRecord[] {
  const fact = factOf(id)
  return [
    fact('signatory', { ...person, post: text, representation: 'joint' }, first),
    fact('member', { ...OWNER, ...person, shareText: text }, first),
    fact(
      'beneficial-owner',
      {
        ...person,
        countryCode: 'HU',
        natures: [{ kind: 'shares', holder: null, directness: null, min: 25, max: 50, code: text }],
        shareMin: 25,
        shareMax: 50,
        shareText: text,
        votesMin: null,
        votesMax: null,
      },
      first,
    ),
    fact('beneficial-owner-statement', { statement: 'other', text }, first),
    fact('auditor', person, first),
    fact('supervisory-board', { ...person, post: text }, first),
    fact('representative', { ...person, post: text }, first),
  ]
}

const finding = {
  authority: text,
  finding: 'undeclared-employment' as const,
  decidedOn: '2020-05-06',
  enforceableOn: '2020-06-06',
  amount: 5,
  consequenceAmount: 6,
  currency: 'HUF',
}

function newsSections(id: string): SourceRecord[] {
  const fact = factOf(id)
  return [
    fact('bankruptcy', proceeding, first),
    fact('liquidation', proceeding, first),
    fact('dissolution', proceeding, first),
    fact('forced-deletion', proceeding, first),
    fact('procedure', proceeding, first),
    fact('activity-suspension', { authority: text, decidedOn: '2020-05-06' }, first),
    fact('enforcement', debt, first),
    fact('tax-enforcement', debt, first),
    fact('tax-debt', debt, first),
    fact('tax-finding', finding, first),
    fact('ban', { ...person, text }, first),
    fact('sanction', { programme: text, text, grade: 'possible' }, first),
    fact('lien', { holder: text, text, amount: 5, currency: 'EUR' }, first),
    fact('announcement', { title: text, text }, first),
    fact(
      'procurement-award',
      {
        title: text,
        authority: text,
        awardedOn: '2020-05-06',
        value: 1.5,
        currency: 'HUF',
        cpv: text,
        isConsortium: true,
        noticeUrl: null,
      },
      first,
    ),
  ]
}
