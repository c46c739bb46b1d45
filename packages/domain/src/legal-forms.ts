import { type EntityKind } from './report-id.ts'

/** Columns: country | GFO'17 code | form code of the register number | kind | short name | hu | en | de. */
const ROWS = {
  kft: 'HU|113|09|company|Kft.|Korlátolt felelősségű társaság|Private limited company|Gesellschaft mit beschränkter Haftung',
  zrt: 'HU|114|10|company|Zrt.|Zártkörűen működő részvénytársaság|Private company limited by shares|Geschlossene Aktiengesellschaft',
  nyrt: 'HU|114|10|company|Nyrt.|Nyilvánosan működő részvénytársaság|Public company limited by shares|Öffentliche Aktiengesellschaft',
  rt: 'HU|114|10|company|Rt.|Részvénytársaság|Company limited by shares|Aktiengesellschaft',
  kkt: 'HU|116|03|company|Kkt.|Közkereseti társaság|General partnership|Offene Handelsgesellschaft',
  bt: 'HU|117|06|company|Bt.|Betéti társaság|Limited partnership|Kommanditgesellschaft',
  ec: 'HU|228|11|company|e.c.|Egyéni cég|Sole proprietorship|Einzelfirma',
  ev: 'HU|231||selfemployed|e.v.|Egyéni vállalkozó|Sole trader|Einzelunternehmer',
  se: 'HU|141|20|company|SE|Európai részvénytársaság|European company (SE)|Europäische Aktiengesellschaft (SE)',
  'nonprofit-kft':
    'HU|572|09|company|Nonprofit Kft.|Nonprofit korlátolt felelősségű társaság|Non-profit private limited company|Gemeinnützige Gesellschaft mit beschränkter Haftung',
  'nonprofit-zrt':
    'HU|573|10|company|Nonprofit Zrt.|Nonprofit részvénytársaság|Non-profit company limited by shares|Gemeinnützige Aktiengesellschaft',
  'nonprofit-kkt':
    'HU|575|03|company|Nonprofit Kkt.|Nonprofit közkereseti társaság|Non-profit general partnership|Gemeinnützige offene Handelsgesellschaft',
  'nonprofit-bt':
    'HU|576|06|company|Nonprofit Bt.|Nonprofit betéti társaság|Non-profit limited partnership|Gemeinnützige Kommanditgesellschaft',
  kht: 'HU|736||company|Kht.|Közhasznú társaság|Public benefit company|Gemeinnützige Gesellschaft',
  kv: 'HU|732|08|company|Kv.|Közös vállalat|Joint enterprise|Gemeinschaftsunternehmen',
  gmk: 'HU|731||company|Gmk.|Gazdasági munkaközösség|Economic working community|Wirtschaftliche Arbeitsgemeinschaft',
  'allami-vallalat': 'HU|711|01|company||Állami vállalat|State enterprise|Staatliches Unternehmen',
  egyesules: 'HU|591|07|company||Egyesülés|Business association|Vereinigung',
  szovetkezet: 'HU|129|02|company||Szövetkezet|Cooperative|Genossenschaft',
  'szocialis-szovetkezet': 'HU|121|02|company||Szociális szövetkezet|Social cooperative|Sozialgenossenschaft',
  iskolaszovetkezet: 'HU|123|02|company||Iskolaszövetkezet|Student cooperative|Schulgenossenschaft',
  lakasszovetkezet: 'HU|593|02|company||Lakásszövetkezet|Housing cooperative|Wohnungsgenossenschaft',
  'ugyvedi-iroda': 'HU|131||company||Ügyvédi iroda|Law firm|Anwaltskanzlei',
  'szabadalmi-iroda': 'HU|132||company||Szabadalmi ügyvivői iroda|Patent attorney firm|Patentanwaltskanzlei',
  'vegrehajtoi-iroda': 'HU|136|18|company||Végrehajtói iroda|Bailiff’s office|Gerichtsvollzieherbüro',
  'kozjegyzoi-iroda': 'HU|137|21|company||Közjegyzői iroda|Notary’s office|Notariat',
  vizitarsulat: 'HU|133|16|company||Vízitársulat|Water management association|Wasserwirtschaftsverband',
  'erdobirtokossagi-tarsulat':
    'HU|135|15|company||Erdőbirtokossági társulat|Forest owners’ association|Waldbesitzervereinigung',
  fioktelep:
    'HU|226|17|company||Külföldi vállalkozás magyarországi fióktelepe|Hungarian branch of a foreign enterprise|Ungarische Zweigniederlassung eines ausländischen Unternehmens',
  'kereskedelmi-kepviselet':
    'HU|611|12|company||Külföldiek magyarországi közvetlen kereskedelmi képviselete|Direct commercial representation of a foreign enterprise|Direkte Handelsvertretung eines ausländischen Unternehmens',
  alapitvany: 'HU|569||nonprofit||Alapítvány|Foundation|Stiftung',
  egyesulet: 'HU|529||nonprofit||Egyesület|Association|Verein',
  sportegyesulet: 'HU|521||nonprofit||Sportegyesület|Sports club|Sportverein',
  'polgaror-egyesulet': 'HU|526||nonprofit||Polgárőr egyesület|Civil guard association|Bürgerwehrverein',
  szovetseg: 'HU|517||nonprofit||Szövetség|Federation|Verband',
  tarsashaz: 'HU|692||nonprofit||Társasház|Condominium|Wohnungseigentümergemeinschaft',
  onkormanyzat: 'HU|321||budgetary||Helyi önkormányzat|Local government|Kommunale Selbstverwaltung',
  'kozponti-koltsegvetesi-szerv':
    'HU|312||budgetary||Központi költségvetési szerv|Central budgetary institution|Zentrale Haushaltseinrichtung',
  'onkormanyzati-koltsegvetesi-szerv':
    'HU|322||budgetary||Helyi önkormányzati költségvetési szerv|Local government budgetary institution|Kommunale Haushaltseinrichtung',
  'oktatasi-intezmeny': 'HU|||educational||Oktatási intézmény|Educational institution|Bildungseinrichtung',
  'adoszamos-maganszemely':
    'HU|233||taxentity||Adószámmal rendelkező magánszemély|Private individual with a tax number|Privatperson mit Steuernummer',
  'ro-srl':
    'RO|||foreign|SRL|Román korlátolt felelősségű társaság|Romanian limited liability company|Rumänische Gesellschaft mit beschränkter Haftung',
  'ro-sa': 'RO|||foreign|SA|Román részvénytársaság|Romanian joint-stock company|Rumänische Aktiengesellschaft',
  'ro-snc':
    'RO|||foreign|SNC|Román közkereseti társaság|Romanian general partnership|Rumänische offene Handelsgesellschaft',
  'ro-scs': 'RO|||foreign|SCS|Román betéti társaság|Romanian limited partnership|Rumänische Kommanditgesellschaft',
  'ro-pfa': 'RO|||foreign|PFA|Román egyéni vállalkozó|Romanian authorised individual|Rumänischer Einzelunternehmer',
  'ro-if': 'RO|||foreign|IF|Román családi vállalkozás|Romanian family enterprise|Rumänisches Familienunternehmen',
  'ro-ii': 'RO|||foreign|II|Román egyéni cég|Romanian individual enterprise|Rumänische Einzelfirma',
  'ee-ou':
    'EE|||foreign|OÜ|Észt korlátolt felelősségű társaság|Estonian private limited company|Estnische Gesellschaft mit beschränkter Haftung',
  'ee-as': 'EE|||foreign|AS|Észt részvénytársaság|Estonian public limited company|Estnische Aktiengesellschaft',
  'ee-uu': 'EE|||foreign|UÜ|Észt betéti társaság|Estonian limited partnership|Estnische Kommanditgesellschaft',
  'ee-tu':
    'EE|||foreign|TÜ|Észt közkereseti társaság|Estonian general partnership|Estnische offene Handelsgesellschaft',
  'ee-mtu': 'EE|||foreign|MTÜ|Észt egyesület|Estonian non-profit association|Estnischer Verein',
  'ee-sa': 'EE|||foreign|SA|Észt alapítvány|Estonian foundation|Estnische Stiftung',
  'ee-fie': 'EE|||foreign|FIE|Észt egyéni vállalkozó|Estonian sole trader|Estnischer Einzelunternehmer',
  'ee-ku':
    'EE|||foreign|KÜ|Észt lakóközösség vagy szövetkezet|Estonian apartment or commercial association|Estnische Wohnungs- oder Wirtschaftsgenossenschaft',
  sa: '|||foreign|SA|Részvénytársaság (SA)|Public limited company (SA)|Aktiengesellschaft (SA)',
  as: '|||foreign|AS|Részvénytársaság (AS)|Public limited company (AS)|Aktiengesellschaft (AS)',
  gmbh: '|||foreign|GmbH|Korlátolt felelősségű társaság (GmbH)|Limited liability company (GmbH)|Gesellschaft mit beschränkter Haftung',
  'gmbh-co-kg':
    '|||foreign|GmbH & Co. KG|Betéti társaság Kft. beltaggal (GmbH & Co. KG)|Limited partnership with a limited company as partner|GmbH & Co. KG',
  ag: '|||foreign|AG|Részvénytársaság (AG)|Stock corporation (AG)|Aktiengesellschaft',
  kg: '|||foreign|KG|Betéti társaság (KG)|Limited partnership (KG)|Kommanditgesellschaft',
  ltd: '|||foreign|Ltd.|Korlátolt felelősségű társaság (Ltd.)|Private limited company|Gesellschaft mit beschränkter Haftung (Ltd.)',
  plc: '|||foreign|Plc.|Nyilvános részvénytársaság (Plc.)|Public limited company|Aktiengesellschaft (Plc.)',
  llc: '|||foreign|LLC|Korlátolt felelősségű társaság (LLC)|Limited liability company|Gesellschaft mit beschränkter Haftung (LLC)',
  inc: '|||foreign|Inc.|Részvénytársaság (Inc.)|Corporation|Kapitalgesellschaft (Inc.)',
  bv: '|||foreign|B.V.|Holland korlátolt felelősségű társaság|Dutch private limited company|Niederländische Gesellschaft mit beschränkter Haftung',
  nv: '|||foreign|N.V.|Részvénytársaság (N.V.)|Public limited company (N.V.)|Aktiengesellschaft (N.V.)',
  sro: '|||foreign|s.r.o.|Korlátolt felelősségű társaság (s.r.o.)|Limited liability company (s.r.o.)|Gesellschaft mit beschränkter Haftung (s.r.o.)',
  'sp-zoo':
    '|||foreign|Sp. z o.o.|Lengyel korlátolt felelősségű társaság|Polish limited liability company|Polnische Gesellschaft mit beschränkter Haftung',
  doo: '|||foreign|d.o.o.|Korlátolt felelősségű társaság (d.o.o.)|Limited liability company (d.o.o.)|Gesellschaft mit beschränkter Haftung (d.o.o.)',
  spa: '|||foreign|S.p.A.|Olasz részvénytársaság|Italian joint-stock company|Italienische Aktiengesellschaft',
} as const satisfies Record<string, string>

export type LegalFormKey = keyof typeof ROWS

/** A legal form; codes are null where the publisher has none, `countryCode` where several countries use the form. */
export type LegalForm = {
  key: LegalFormKey
  countryCode: string | null
  gfoCode: string | null
  registerFormCode: string | null
  kind: EntityKind
  shortName: string | null
  name: { hu: string; en: string; de: string }
}

const KINDS: Record<string, EntityKind> = {
  company: 'company',
  selfemployed: 'selfemployed',
  nonprofit: 'nonprofit',
  budgetary: 'budgetary',
  educational: 'educational',
  taxentity: 'taxentity',
}

function isKey(key: string): key is LegalFormKey {
  return Object.hasOwn(ROWS, key)
}

function readRow(key: LegalFormKey): LegalForm {
  const [country = '', gfo = '', form = '', kind = '', short = '', hu = '', en = '', de = ''] = ROWS[key].split('|')
  return {
    key,
    countryCode: country || null,
    gfoCode: gfo || null,
    registerFormCode: form || null,
    kind: KINDS[kind] ?? 'foreign',
    shortName: short || null,
    name: { hu, en, de },
  }
}

/** Legal forms (KSH GFO'17, company register, GLEIF ISO 20275 for the Hungarian abbreviations). */
export const LEGAL_FORMS: readonly LegalForm[] = Object.keys(ROWS).filter(isKey).map(readRow)

const byKey = new Map<string, LegalForm>(LEGAL_FORMS.map((form) => [form.key, form]))
// Reversed, so that of several forms with one code the first in the table wins.
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

// Of several forms with one name the first in the table wins.
const byName = new Map(LEGAL_FORMS.toReversed().map((form) => [form.name.hu.toLocaleLowerCase('hu'), form]))

/** By the published Hungarian name, which tells the forms of one code apart; else by key or GFO code; null where neither is known. */
export function recogniseLegalForm({ name, code }: { name: string | null; code: string | null }): LegalForm | null {
  const named = byName.get(name?.toLocaleLowerCase('hu') ?? '')
  return named ?? findLegalForm(code ?? '') ?? findLegalFormByGfo(code ?? '')
}
