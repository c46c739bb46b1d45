import type { EntityKind } from './report-id.ts'
import names from './reference/legal-form-names.json' with { type: 'json' }

/** What tells a form apart; what is left out the publisher does not have, the country where several use the form. */
type FormCodes = {
  countryCode?: string
  /** Of the classification GFO'17. */
  gfoCode?: string
  /** The second part of a register number. */
  registerFormCode?: string
  kind: EntityKind
  shortName?: string
}

/** Of several forms with one code or one name the first is meant. */
const FORMS = {
  kft: { countryCode: 'HU', gfoCode: '113', registerFormCode: '09', kind: 'company', shortName: 'Kft.' },
  zrt: { countryCode: 'HU', gfoCode: '114', registerFormCode: '10', kind: 'company', shortName: 'Zrt.' },
  nyrt: { countryCode: 'HU', gfoCode: '114', registerFormCode: '10', kind: 'company', shortName: 'Nyrt.' },
  rt: { countryCode: 'HU', gfoCode: '114', registerFormCode: '10', kind: 'company', shortName: 'Rt.' },
  kkt: { countryCode: 'HU', gfoCode: '116', registerFormCode: '03', kind: 'company', shortName: 'Kkt.' },
  bt: { countryCode: 'HU', gfoCode: '117', registerFormCode: '06', kind: 'company', shortName: 'Bt.' },
  ec: { countryCode: 'HU', gfoCode: '228', registerFormCode: '11', kind: 'company', shortName: 'e.c.' },
  ev: { countryCode: 'HU', gfoCode: '231', kind: 'selfemployed', shortName: 'e.v.' },
  se: { countryCode: 'HU', gfoCode: '141', registerFormCode: '20', kind: 'company', shortName: 'SE' },
  'nonprofit-kft': {
    countryCode: 'HU',
    gfoCode: '572',
    registerFormCode: '09',
    kind: 'company',
    shortName: 'Nonprofit Kft.',
  },
  'nonprofit-zrt': {
    countryCode: 'HU',
    gfoCode: '573',
    registerFormCode: '10',
    kind: 'company',
    shortName: 'Nonprofit Zrt.',
  },
  'nonprofit-kkt': {
    countryCode: 'HU',
    gfoCode: '575',
    registerFormCode: '03',
    kind: 'company',
    shortName: 'Nonprofit Kkt.',
  },
  'nonprofit-bt': {
    countryCode: 'HU',
    gfoCode: '576',
    registerFormCode: '06',
    kind: 'company',
    shortName: 'Nonprofit Bt.',
  },
  kht: { countryCode: 'HU', gfoCode: '736', kind: 'company', shortName: 'Kht.' },
  kv: { countryCode: 'HU', gfoCode: '732', registerFormCode: '08', kind: 'company', shortName: 'Kv.' },
  gmk: { countryCode: 'HU', gfoCode: '731', kind: 'company', shortName: 'Gmk.' },
  'allami-vallalat': { countryCode: 'HU', gfoCode: '711', registerFormCode: '01', kind: 'company' },
  egyesules: { countryCode: 'HU', gfoCode: '591', registerFormCode: '07', kind: 'company' },
  szovetkezet: { countryCode: 'HU', gfoCode: '129', registerFormCode: '02', kind: 'company' },
  'szocialis-szovetkezet': { countryCode: 'HU', gfoCode: '121', registerFormCode: '02', kind: 'company' },
  iskolaszovetkezet: { countryCode: 'HU', gfoCode: '123', registerFormCode: '02', kind: 'company' },
  lakasszovetkezet: { countryCode: 'HU', gfoCode: '593', registerFormCode: '02', kind: 'company' },
  'ugyvedi-iroda': { countryCode: 'HU', gfoCode: '131', kind: 'company' },
  'szabadalmi-iroda': { countryCode: 'HU', gfoCode: '132', kind: 'company' },
  'vegrehajtoi-iroda': { countryCode: 'HU', gfoCode: '136', registerFormCode: '18', kind: 'company' },
  'kozjegyzoi-iroda': { countryCode: 'HU', gfoCode: '137', registerFormCode: '21', kind: 'company' },
  vizitarsulat: { countryCode: 'HU', gfoCode: '133', registerFormCode: '16', kind: 'company' },
  'erdobirtokossagi-tarsulat': { countryCode: 'HU', gfoCode: '135', registerFormCode: '15', kind: 'company' },
  fioktelep: { countryCode: 'HU', gfoCode: '226', registerFormCode: '17', kind: 'company' },
  'kereskedelmi-kepviselet': { countryCode: 'HU', gfoCode: '611', registerFormCode: '12', kind: 'company' },
  alapitvany: { countryCode: 'HU', gfoCode: '569', kind: 'nonprofit' },
  egyesulet: { countryCode: 'HU', gfoCode: '529', kind: 'nonprofit' },
  sportegyesulet: { countryCode: 'HU', gfoCode: '521', kind: 'nonprofit' },
  'polgaror-egyesulet': { countryCode: 'HU', gfoCode: '526', kind: 'nonprofit' },
  szovetseg: { countryCode: 'HU', gfoCode: '517', kind: 'nonprofit' },
  tarsashaz: { countryCode: 'HU', gfoCode: '692', kind: 'nonprofit' },
  onkormanyzat: { countryCode: 'HU', gfoCode: '321', kind: 'budgetary' },
  'kozponti-koltsegvetesi-szerv': { countryCode: 'HU', gfoCode: '312', kind: 'budgetary' },
  'onkormanyzati-koltsegvetesi-szerv': { countryCode: 'HU', gfoCode: '322', kind: 'budgetary' },
  'oktatasi-intezmeny': { countryCode: 'HU', kind: 'educational' },
  'adoszamos-maganszemely': { countryCode: 'HU', gfoCode: '233', kind: 'taxentity' },
  'ro-srl': { countryCode: 'RO', kind: 'foreign', shortName: 'SRL' },
  'ro-sa': { countryCode: 'RO', kind: 'foreign', shortName: 'SA' },
  'ro-snc': { countryCode: 'RO', kind: 'foreign', shortName: 'SNC' },
  'ro-scs': { countryCode: 'RO', kind: 'foreign', shortName: 'SCS' },
  'ro-pfa': { countryCode: 'RO', kind: 'foreign', shortName: 'PFA' },
  'ro-if': { countryCode: 'RO', kind: 'foreign', shortName: 'IF' },
  'ro-ii': { countryCode: 'RO', kind: 'foreign', shortName: 'II' },
  'ee-ou': { countryCode: 'EE', kind: 'foreign', shortName: 'OÜ' },
  'ee-as': { countryCode: 'EE', kind: 'foreign', shortName: 'AS' },
  'ee-uu': { countryCode: 'EE', kind: 'foreign', shortName: 'UÜ' },
  'ee-tu': { countryCode: 'EE', kind: 'foreign', shortName: 'TÜ' },
  'ee-mtu': { countryCode: 'EE', kind: 'foreign', shortName: 'MTÜ' },
  'ee-sa': { countryCode: 'EE', kind: 'foreign', shortName: 'SA' },
  'ee-fie': { countryCode: 'EE', kind: 'foreign', shortName: 'FIE' },
  'ee-ku': { countryCode: 'EE', kind: 'foreign', shortName: 'KÜ' },
  'no-as': { countryCode: 'NO', kind: 'foreign', shortName: 'AS' },
  'no-asa': { countryCode: 'NO', kind: 'foreign', shortName: 'ASA' },
  'no-enk': { countryCode: 'NO', kind: 'foreign', shortName: 'ENK' },
  'no-ans': { countryCode: 'NO', kind: 'foreign', shortName: 'ANS' },
  'no-da': { countryCode: 'NO', kind: 'foreign', shortName: 'DA' },
  'no-ks': { countryCode: 'NO', kind: 'foreign', shortName: 'KS' },
  'no-nuf': { countryCode: 'NO', kind: 'foreign', shortName: 'NUF' },
  'no-sa': { countryCode: 'NO', kind: 'foreign', shortName: 'SA' },
  'no-sti': { countryCode: 'NO', kind: 'foreign', shortName: 'STI' },
  'no-fli': { countryCode: 'NO', kind: 'foreign', shortName: 'FLI' },
  'ee-fil': { countryCode: 'EE', kind: 'foreign' },
  'lv-sia': { countryCode: 'LV', kind: 'foreign', shortName: 'SIA' },
  'lv-as': { countryCode: 'LV', kind: 'foreign', shortName: 'AS' },
  'lv-ik': { countryCode: 'LV', kind: 'foreign', shortName: 'IK' },
  'lv-iu': { countryCode: 'LV', kind: 'foreign', shortName: 'IU' },
  'lv-zs': { countryCode: 'LV', kind: 'foreign', shortName: 'ZS' },
  'lv-zvs': { countryCode: 'LV', kind: 'foreign' },
  'lv-ks': { countryCode: 'LV', kind: 'foreign', shortName: 'KS' },
  'lv-ps': { countryCode: 'LV', kind: 'foreign', shortName: 'PS' },
  'lv-koop': { countryCode: 'LV', kind: 'foreign' },
  'lv-bdr': { countryCode: 'LV', kind: 'foreign' },
  'lv-nod': { countryCode: 'LV', kind: 'foreign' },
  'lv-fil': { countryCode: 'LV', kind: 'foreign' },
  'gb-ltd': { countryCode: 'GB', kind: 'foreign', shortName: 'Ltd' },
  'gb-plc': { countryCode: 'GB', kind: 'foreign', shortName: 'PLC' },
  'gb-lbg': { countryCode: 'GB', kind: 'foreign' },
  'gb-lbg-ex': { countryCode: 'GB', kind: 'foreign' },
  'gb-ltd-s30': { countryCode: 'GB', kind: 'foreign' },
  'gb-unltd': { countryCode: 'GB', kind: 'foreign' },
  'gb-unl-nsc': { countryCode: 'GB', kind: 'foreign' },
  'gb-old-plc': { countryCode: 'GB', kind: 'foreign' },
  'gb-cic': { countryCode: 'GB', kind: 'foreign', shortName: 'CIC' },
  'gb-llp': { countryCode: 'GB', kind: 'foreign', shortName: 'LLP' },
  'gb-lp': { countryCode: 'GB', kind: 'foreign', shortName: 'LP' },
  'gb-sqp': { countryCode: 'GB', kind: 'foreign' },
  'gb-cio': { countryCode: 'GB', kind: 'foreign', shortName: 'CIO' },
  'gb-scio': { countryCode: 'GB', kind: 'foreign', shortName: 'SCIO' },
  'gb-society': { countryCode: 'GB', kind: 'foreign' },
  'gb-ips': { countryCode: 'GB', kind: 'foreign' },
  'gb-royal': { countryCode: 'GB', kind: 'foreign' },
  'gb-icvc': { countryCode: 'GB', kind: 'foreign', shortName: 'ICVC' },
  'gb-pcc': { countryCode: 'GB', kind: 'foreign', shortName: 'PCC' },
  'gb-ukeig': { countryCode: 'GB', kind: 'foreign', shortName: 'UKEIG' },
  'gb-uks': { countryCode: 'GB', kind: 'foreign' },
  'gb-se': { countryCode: 'GB', kind: 'foreign', shortName: 'SE' },
  'gb-oe': { countryCode: 'GB', kind: 'foreign' },
  'gb-college': { countryCode: 'GB', kind: 'foreign' },
  'gb-unreg': { countryCode: 'GB', kind: 'foreign' },
  sa: { kind: 'foreign', shortName: 'SA' },
  as: { kind: 'foreign', shortName: 'AS' },
  gmbh: { kind: 'foreign', shortName: 'GmbH' },
  'gmbh-co-kg': { kind: 'foreign', shortName: 'GmbH & Co. KG' },
  ag: { kind: 'foreign', shortName: 'AG' },
  kg: { kind: 'foreign', shortName: 'KG' },
  ltd: { kind: 'foreign', shortName: 'Ltd.' },
  plc: { kind: 'foreign', shortName: 'Plc.' },
  llc: { kind: 'foreign', shortName: 'LLC' },
  inc: { kind: 'foreign', shortName: 'Inc.' },
  bv: { kind: 'foreign', shortName: 'B.V.' },
  nv: { kind: 'foreign', shortName: 'N.V.' },
  sro: { kind: 'foreign', shortName: 's.r.o.' },
  'sp-zoo': { kind: 'foreign', shortName: 'Sp. z o.o.' },
  doo: { kind: 'foreign', shortName: 'd.o.o.' },
  spa: { kind: 'foreign', shortName: 'S.p.A.' },
} as const satisfies Record<string, FormCodes>

export type LegalFormKey = keyof typeof FORMS

/** A legal form; codes are null where the publisher has none, `countryCode` where several countries use the form. */
export type LegalForm = {
  key: LegalFormKey
  countryCode: string | null
  gfoCode: string | null
  registerFormCode: string | null
  kind: EntityKind
  shortName: string | null
  /** In Hungarian as the register has it. */
  name: { hu: string; en: string; de: string }
}

const NAMES: Readonly<Record<LegalFormKey, LegalForm['name']>> = names

function isKey(key: string): key is LegalFormKey {
  return Object.hasOwn(FORMS, key)
}

function toForm(key: LegalFormKey): LegalForm {
  const codes: FormCodes = FORMS[key]
  const { countryCode = null, gfoCode = null, registerFormCode = null, kind, shortName = null } = codes
  return { key, countryCode, gfoCode, registerFormCode, kind, shortName, name: NAMES[key] }
}

/** Legal forms (KSH GFO'17, company register, GLEIF ISO 20275 for the Hungarian abbreviations). */
export const LEGAL_FORMS: readonly LegalForm[] = Object.keys(FORMS).filter(isKey).map(toForm)

const byKey = new Map<string, LegalForm>(LEGAL_FORMS.map((form) => [form.key, form]))
// Reversed, so that the first in the table wins.
const byGfoCode = new Map(
  LEGAL_FORMS.toReversed().flatMap((form) => (form.gfoCode === null ? [] : [[form.gfoCode, form] as const])),
)

/** A legal form by key, or null. */
export function findLegalForm(key: string): LegalForm | null {
  return byKey.get(key) ?? null
}

/** The legal form of a GFO code, or null. Code 114 covers Zrt., Nyrt. and Rt.: the answer is Zrt., the usual one. */
export function findLegalFormByGfo(gfoCode: string): LegalForm | null {
  return byGfoCode.get(gfoCode) ?? null
}

const byName = new Map(LEGAL_FORMS.toReversed().map((form) => [form.name.hu.toLocaleLowerCase('hu'), form]))

/** The legal form of that Hungarian name, however it is capitalised, or null. */
export function findLegalFormByName(name: string): LegalForm | null {
  return byName.get(name.toLocaleLowerCase('hu')) ?? null
}

/** By the published Hungarian name, which tells the forms of one code apart; else by key or GFO code; null where neither is known. */
export function recogniseLegalForm({ name, code }: { name: string | null; code: string | null }): LegalForm | null {
  return findLegalFormByName(name ?? '') ?? findLegalForm(code ?? '') ?? findLegalFormByGfo(code ?? '')
}
