import { ACTIVITIES } from '@merleg/domain/reference/activities'
import type { SourceRecord } from '@merleg/domain/observation'
import { factOf } from '../../../apps/server/src/features/report/testing-report.ts'
import { listOfficers, listOwners } from './seed-over-long-people.ts'
import { addressOf, LONG_NAME, LONG_TEXT, pick, termOf, times } from './seed-over-long-words.ts'
import { listYears } from './seed-over-long-years.ts'
import { SEEDED } from './seeded-companies.ts'

const id = SEEDED.overLong
const fact = factOf(id)

/** More of everything than a page expects. */
export function listOverLong(): SourceRecord[] {
  return [
    ...listBasics(),
    ...listSizeAndPast(),
    ...listPlaces(),
    ...listContacts(),
    ...listOfficers(),
    ...listOwners(),
    ...listAwards(),
    ...listAnnouncements(),
    ...listDebts(),
    ...listYears(),
  ]
}

function listBasics(): SourceRecord[] {
  const since = { from: '2001-05-02' }
  return [
    fact('name', { name: 'Próbatétel Kereskedelmi Zrt.' }, { from: '2001-05-02', to: '2012-09-01' }),
    fact('name', { name: LONG_NAME }, { from: '2012-09-01' }),
    fact('short-name', { name: `${LONG_NAME.slice(0, 110)} nZrt.` }, { from: '2012-09-01' }),
    ...times(4, (index) =>
      fact(
        'foreign-name',
        {
          name: `Probatetel International Holding ${LONG_NAME.slice(0, 90)} ${index}`,
          language: pick(['en', 'de', 'fr', 'it'], index),
        },
        { slot: `n${index}`, ...since },
      ),
    ),
    fact('legal-form', { code: '573', name: 'Nonprofit zártkörűen működő részvénytársaság' }, since),
    fact('registration', { status: 'registered', on: '2001-05-02', reason: null }, since),
    fact('founding', { on: '2001-03-12' }, since),
    ...times(6, (index) =>
      fact(
        'register-number',
        { value: `${pick(['12', '01', '13'], index)}-10-00${1000 + index}` },
        { slot: `r${index}`, ...(index < 3 ? { from: `200${index + 1}-05-02`, to: `200${index + 2}-05-02` } : since) },
      ),
    ),
    fact('tax-number', { value: `${id}-2-12` }, since),
    fact('eu-tax-number', { value: `HU${id}` }, since),
    fact('statistical-code', { value: `${id}-4120-573-12` }, since),
    ...times(14, (index) =>
      fact(
        'group-tax-membership',
        {
          groupTaxNumber: '17781372-5-44',
          memberTaxNumber: `${98100000 + index}-4-12`,
          memberName: `${LONG_NAME.slice(0, 60 + index * 8)} Kft.`,
          address: addressOf(index).text,
          memberIdNumber: null,
        },
        { slot: `g${index}`, ...since },
      ),
    ),
  ]
}

function listSizeAndPast(): SourceRecord[] {
  const since = { from: '2001-05-02' }
  return [
    fact('capital', { amount: 999_999_999_999_000, currency: 'HUF' }, since),
    fact('headcount', { persons: 128_450 }, { from: '2025-12-31' }),
    ...times(9, (index) =>
      fact(
        'predecessor',
        {
          name: `${LONG_NAME.slice(0, 140)} ${index}. Jogelőd Zrt.`,
          registerNumber: `12-10-00${2000 + index}`,
          relation: pick(['beolvadás', 'összeolvadás', 'szétválás'], index),
        },
        { slot: `p${index}`, ...since },
      ),
    ),
    ...times(6, (index) =>
      fact(
        'certificate',
        {
          name: `ISO ${9001 + index * 100} – Integrált minőség-, környezet- és információbiztonság-irányítási rendszer`,
          issuer: 'Nemzetközi Tanúsító és Ellenőrző Intézet Közép-európai Fióktelepe',
          score: index === 0 ? 12.5 : null,
        },
        { slot: `c${index}`, from: `201${index}-01-15` },
      ),
    ),
  ]
}

function listPlaces(): SourceRecord[] {
  return [
    fact('seat', addressOf(0), { from: '2012-09-01' }),
    fact('mailing-address', addressOf(4), { from: '2012-09-01' }),
    ...times(40, (index) => fact('site', addressOf(index), { slot: `s${index}`, ...termOf(index) })),
    ...times(12, (index) => fact('branch', addressOf(index + 60), { slot: `b${index}`, ...termOf(index) })),
    ...ACTIVITIES.filter(({ level }) => level === 4)
      .filter((_, index) => index % 20 === 0)
      .slice(0, 30)
      .map(({ code }, index) =>
        fact('activity', { scheme: 'TEAOR08', code, isMain: index === 0 }, { slot: code, ...termOf(index * 4) }),
      ),
  ]
}

function listContacts(): SourceRecord[] {
  const since = { from: '2012-09-01' }
  return [
    ...times(12, (index) => fact('phone', { value: `+36 32 555 ${100 + index}` }, { slot: `t${index}`, ...since })),
    ...times(8, (index) =>
      fact(
        'e-mail',
        {
          value: `kozponti.penzugyi-es-szamviteli.ugyfelkapcsolati.iroda${index}@probatetel-nemzetkozi-vagyonkezelo.example`,
        },
        { slot: `e${index}`, ...since },
      ),
    ),
    ...times(6, (index) =>
      fact(
        'website',
        {
          value: `https://www.probatetel-nemzetkozi-vagyonkezelo.example/magyarorszag/befektetoknek/${index}/kozlemenyek-es-tajekoztatok?nyelv=hu&oldal=1`,
        },
        { slot: `w${index}`, ...since },
      ),
    ),
    ...times(15, (index) =>
      fact(
        'bank-account',
        {
          account: `11742001-200012${10 + index}-00000000`,
          bank: 'OTP Bank Nyilvánosan Működő Részvénytársaság Nógrád Megyei Igazgatósága',
        },
        { slot: `k${index}`, ...termOf(index) },
      ),
    ),
  ]
}

function listAwards(): SourceRecord[] {
  return [
    ...times(300, (index) =>
      fact(
        'procurement-award',
        {
          title: `${pick(['Útburkolat-felújítás', 'Irodaszerek beszerzése', 'Kórházi eszközök szállítása és üzembe helyezése'], index)} ${index + 1}. ütem${index % 7 === 0 ? `, ${LONG_TEXT.trim()}` : ''}`,
          authority: 'Nógrád Vármegyei Szent Lázár Kórház és Egészségügyi Szolgáltató Központ',
          awardedOn: `20${10 + (index % 15)}-0${1 + (index % 9)}-20`,
          value: index % 11 === 0 ? 987_654_321_012 : 1_250_000 * (index + 1),
          currency: index % 13 === 0 ? 'EUR' : 'HUF',
          cpv: '45233223-8',
          isConsortium: index % 3 === 0,
          noticeUrl: `https://ekr.example/eljarasok/EKR00${1_000_000 + index}/hirdetmenyek`,
        },
        { slot: `d${index}`, from: `20${10 + (index % 15)}-0${1 + (index % 9)}-20` },
      ),
    ),
  ]
}

function listAnnouncements(): SourceRecord[] {
  return [
    ...times(18, (index) =>
      fact(
        'announcement',
        {
          title: `Közlemény a társaság alaptőkéjének felemeléséről és a részvények kicseréléséről (${index + 1})`,
          text: LONG_TEXT.repeat(1 + (index % 5)),
        },
        { slot: `h${index}`, from: `20${10 + index}-06-01` },
      ),
    ),
  ]
}

function listDebts(): SourceRecord[] {
  return [
    ...times(9, (index) =>
      fact(
        'enforcement',
        {
          authority: 'Salgótarjáni Törvényszéki Végrehajtó Irodája',
          caseNumber: `0123.V.${4000 + index}/2020/15`,
          amount: 88_000_000_000 + index,
          currency: 'HUF',
          text: LONG_TEXT,
        },
        { slot: `x${index}`, ...termOf(index) },
      ),
    ),
    ...times(4, (index) =>
      fact(
        'tax-debt',
        {
          authority: 'Nemzeti Adó- és Vámhivatal',
          caseNumber: null,
          amount: 100_000_000 * (index + 1),
          currency: 'HUF',
          text: null,
        },
        { slot: `y${index}`, ...termOf(index) },
      ),
    ),
    ...times(5, (index) =>
      fact(
        'lien',
        {
          holder: 'Magyar Fejlesztési Bank Zártkörűen Működő Részvénytársaság',
          text: LONG_TEXT,
          amount: 12_345_678_901,
          currency: 'EUR',
        },
        { slot: `z${index}`, from: '2019-01-10' },
      ),
    ),
    fact(
      'bankruptcy',
      {
        caseNumber: '12.Cspk.15/2014/3',
        court: 'Balassagyarmati Törvényszék',
        administrator: LONG_NAME.slice(0, 120),
        text: LONG_TEXT,
      },
      { slot: 'q1', from: '2014-02-01', to: '2015-02-01' },
    ),
  ]
}
