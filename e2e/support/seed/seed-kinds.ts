import type { FactPayload, FactSection } from '@merleg/domain/fact-sections'
import type { SourceRecord } from '@merleg/domain/observation'
import { factOf, PERSON } from '../../../apps/server/src/features/report/testing-report.ts'
import { accountsOf, romanianAccountsOf } from './seed-accounts.ts'
import { SEEDED } from './seeded-companies.ts'

type Simple = { id: string; name: string; form: string; details: Readonly<Record<string, string>> }

const SIMPLE: readonly Simple[] = [
  {
    id: SEEDED.selfemployed,
    name: 'Mintavölgyi Próba Péter e.v.',
    form: 'Egyéni vállalkozó',
    details: { 'sole-trader-number': '58012345', 'taxation-form': 'átalányadózás', 'deregistered-on': '2024-03-31' },
  },
  {
    id: SEEDED.nonprofit,
    name: 'Salgótarjáni Próbatétel Hagyományőrző, Kulturális és Szabadidősport Közhasznú Egyesület',
    form: 'Egyesület',
    details: {
      'public-benefit-status': 'közhasznú',
      purpose:
        'A helyi hagyományok ápolása, a gyermekek és fiatalok szabadidejének hasznos eltöltése, természetjáró, sport- és kulturális programok szervezése, valamint az idősek és a fogyatékossággal élők közösségi életbe való bevonása.',
    },
  },
  {
    id: SEEDED.budgetary,
    name: 'Próbatételi Közös Önkormányzati Hivatal és Intézményfenntartó Központ',
    form: 'Helyi önkormányzati költségvetési szerv',
    details: {
      'budget-register-number': '451987',
      'supervising-body': 'Próbatétel Község Önkormányzata Képviselő-testülete',
    },
  },
  {
    id: SEEDED.educational,
    name: 'Próbatételi Német Nemzetiségi Általános Iskola, Gimnázium, Technikum és Alapfokú Művészeti Iskola',
    form: 'Oktatási intézmény',
    details: {
      'institution-code': '038123',
      'institution-type': 'általános iskola, gimnázium, technikum, alapfokú művészeti iskola',
      maintainer: 'Salgótarjáni Tankerületi Központ',
    },
  },
  {
    id: SEEDED.taxentity,
    name: 'Próba Petronella adószámos magánszemély',
    form: 'Adószámmal rendelkező magánszemély',
    details: { 'taxation-form': 'általános' },
  },
]

const FINDING = { authority: 'Nemzeti Adó- és Vámhivatal', consequenceAmount: null, currency: 'HUF' }
const FINDINGS: readonly FactPayload<'tax-finding'>[] = [
  {
    ...FINDING,
    finding: 'undeclared-employment',
    decidedOn: '2024-01-31',
    enforceableOn: '2024-03-01',
    amount: null,
  },
  {
    ...FINDING,
    finding: 'tax-shortage',
    decidedOn: null,
    enforceableOn: null,
    amount: 250_000_000,
    consequenceAmount: 125_000_000,
  },
]

const place = (text: string) => ({
  text,
  countryCode: 'HU',
  zip: '3100',
  settlement: 'Salgótarján',
  county: 'Nógrád',
  street: null,
})

/** Each of the simpler kinds with all that they can have, and again with a name and a tax number. */
export function listSimpleKinds(): SourceRecord[] {
  const tiny = [
    SEEDED.tinySelfemployed,
    SEEDED.tinyNonprofit,
    SEEDED.tinyBudgetary,
    SEEDED.tinyEducational,
    SEEDED.tinyTaxentity,
  ].flatMap((id) => nameAndTaxNumber(id, `Parányi ${id}`))
  return [...SIMPLE.flatMap(fullOf), ...tiny]
}

/** A name and a tax number, and nothing else. */
export function nameAndTaxNumber(id: string, name: string): SourceRecord[] {
  const fact = factOf(id)
  return [fact('name', { name }), fact('tax-number', { value: `${id.replaceAll(/\D/g, '')}-1-12` })]
}

function fullOf({ id, name, form, details }: Simple): SourceRecord[] {
  const fact = factOf(id)
  const since = { from: '2008-04-01' }
  const say = <Section extends FactSection>(section: Section, payload: FactPayload<Section>, slot = '') =>
    fact(section, payload, { ...since, slot })
  const person = { ...PERSON, name: 'Mintavölgyi-Szentgyörgyi Próba Piroska', address: '3100 Salgótarján, Fő tér 1.' }
  return [
    say('name', { name }),
    say('legal-form', { code: null, name: form }),
    say('registration', { status: 'registered', on: '2008-04-01', reason: null }),
    say('tax-number', { value: `${id.slice(2)}-1-12` }),
    say('statistical-code', { value: `${id.slice(2)}-9499-529-12` }),
    say('register-number', { value: '12-02-0001234' }, 'court'),
    say('seat', place('3100 Salgótarján, Bajcsy-Zsilinszky Endre út 112/A')),
    say('mailing-address', place('3101 Salgótarján, Pf. 12')),
    ...[1, 2, 3].map((number) => say('site', place(`3100 Salgótarján, Iskola utca ${number}.`), `s${number}`)),
    ...['9499', '8551', '9319'].map((code, index) =>
      say('activity', { scheme: 'TEAOR08', code, isMain: index === 0 }, code),
    ),
    say('phone', { value: '+36 32 555 123' }, 'p1'),
    say('e-mail', { value: 'iroda@probatetel.example' }, 'e1'),
    say('website', { value: 'https://probatetel.example/' }, 'w1'),
    say('bank-account', { account: '11742001-20001234-00000000', bank: 'OTP Bank Nyrt.' }, 'b1'),
    ...['elnök', 'alelnök', 'titkár'].map((post, index) =>
      say('representative', { ...person, name: `${person.name} ${index + 1}`, post }, `v${index}`),
    ),
    ...Object.entries(details).map(([key, value]) => say('register-detail', { value }, key)),
    say(
      'tax-debt',
      { authority: 'Nemzeti Adó- és Vámhivatal', caseNumber: null, amount: 1_250_000, currency: 'HUF', text: null },
      'd1',
    ),
    ...FINDINGS.map((finding) => say('tax-finding', finding, finding.finding)),
    ...[2019, 2020, 2021, 2022, 2023, 2024].map((year) =>
      accountsOf({
        companyId: id,
        year,
        layout: 'hu-simplified-a',
        netSales: (year - 2010) * 3_500,
        costFactor: year === 2022 ? 1.4 : 1,
      }),
    ),
  ]
}

/** Companies of other countries: one with all that is published in Romania, one with the least that Estonia says. */
export function listForeign(): SourceRecord[] {
  const romanian = factOf(SEEDED.foreign)
  const estonian = factOf(SEEDED.tinyForeign)
  const since = { from: '2003-02-11' }
  return [
    romanian(
      'name',
      { name: 'SOCIETATEA DE PROBĂ PENTRU CONSTRUCȚII ȘI INSTALAȚII ÎNCERCAREA CLUJ-NAPOCA SRL' },
      since,
    ),
    romanian('legal-form', { code: 'SRL', name: 'SOCIETATE CU RĂSPUNDERE LIMITATĂ' }, since),
    romanian('registration', { status: 'registered', on: '2003-02-11', reason: null }, since),
    romanian('tax-number', { value: 'RO98000144' }, since),
    romanian('register-number', { value: 'J12/345/2003' }, { slot: 'onrc', ...since }),
    romanian(
      'seat',
      {
        text: 'Str. Câmpul Pâinii 3-5, Cluj-Napoca, jud. Cluj',
        countryCode: 'RO',
        zip: '400441',
        settlement: 'Cluj-Napoca',
        county: 'Cluj',
        street: null,
      },
      since,
    ),
    romanian('activity', { scheme: 'CAEN2', code: '4120', isMain: true }, { slot: '4120', ...since }),
    ...Array.from({ length: 12 }, (_, index) =>
      romanianAccountsOf(SEEDED.foreign, 2013 + index, 4_000_000 + index * 1_750_000),
    ),
    estonian('name', { name: 'Proov ja Katsetus OÜ' }),
    estonian('registration', { status: 'registered', on: null, reason: null }),
  ]
}
