import type { RegisterDetailKey } from '@merleg/domain/fact-sections'
import type { LegalFormKey } from '@merleg/domain/legal-forms'
import type { SimpleKind } from '@merleg/domain/report-id'
import { drawRoot } from './names.ts'
import type { Person } from './persons.ts'
import type { Place } from './places.ts'
import { SIMPLE_KIND_WEIGHTS } from './rates.ts'
import { type Rng, WeightedChoice } from './rng.ts'
import { type Activity, activityOf, drawActivity } from './sectors.ts'

const kinds = new WeightedChoice<SimpleKind>(
  ['selfemployed', 'nonprofit', 'budgetary', 'educational', 'taxentity'],
  (kind) => SIMPLE_KIND_WEIGHTS[kind],
)

export function drawKind(rng: Rng): SimpleKind {
  return kinds.draw(rng)
}

/** What an entity of a simple kind is: `details` are its `register-detail` facts by key. */
export type InstitutionDraft = {
  name: string
  formKey: LegalFormKey
  activity: Activity
  post: string | null
  details: Partial<Record<RegisterDetailKey, string>>
}
type DraftInput = { rng: Rng; person: Person; place: Place }

export const INSTITUTION_DRAFTS: Record<SimpleKind, (input: DraftInput) => InstitutionDraft> = {
  selfemployed: ({ rng, person }) => ({
    name: `${person.name} e.v.`,
    formKey: 'ev',
    activity: drawActivity(rng),
    post: 'egyéni vállalkozó',
    details: {
      'sole-trader-number': rng.digits(8),
      'taxation-form': rng.pick([
        'Átalányadó',
        'Kisadózó vállalkozások tételes adója',
        'Vállalkozói személyi jövedelemadó',
      ]),
    },
  }),
  taxentity: ({ rng, person }) => ({
    name: person.name,
    formKey: 'adoszamos-maganszemely',
    activity: activityOf(rng.pick(['6820', '0111', '7022', '8559'])),
    post: null,
    details: {
      'taxation-form': rng.pick([
        'Önálló tevékenység, tételes költségelszámolás',
        'Önálló tevékenység, 10 %-os költséghányad',
      ]),
    },
  }),
  nonprofit: ({ rng }) => {
    const isFoundation = rng.chance(0.38)
    const theme = rng.pick([
      'Hagyományőrző',
      'Sport',
      'Természetjáró',
      'Kulturális',
      'Ifjúsági',
      'Egészségvédő',
      'Állatvédő',
      'Falufejlesztő',
    ])
    return {
      name: `${drawRoot(rng)} ${theme} ${isFoundation ? 'Alapítvány' : 'Egyesület'}`,
      formKey: isFoundation ? 'alapitvany' : 'egyesulet',
      activity: activityOf(rng.pick(['9001', '9312', '8559', '9329'])),
      post: isFoundation ? 'kuratórium elnöke' : 'elnök',
      details: {
        'public-benefit-status': rng.pick(['közhasznú', 'nem közhasznú', 'nem közhasznú']),
        purpose: `${theme} tevékenység szervezése és támogatása`,
        ...(isFoundation ? { 'supervising-body': 'Kuratórium' } : {}),
      },
    }
  },
  budgetary: ({ rng, place }) => {
    const core = drawRoot(rng)
    return {
      name: `${core} ${rng.pick(['Szociális Szolgáltató Központ', 'Városgondnokság', 'Művelődési Ház és Könyvtár', 'Egészségügyi Központ', 'Gazdasági Ellátó Szervezet'])}`,
      formKey: rng.chance(0.75) ? 'onkormanyzati-koltsegvetesi-szerv' : 'kozponti-koltsegvetesi-szerv',
      activity: activityOf(rng.pick(['8110', '8690', '9329', '8299'])),
      post: 'igazgató',
      details: {
        'budget-register-number': rng.digits(6),
        maintainer: `${core} Önkormányzati Társulás`,
        'supervising-body': `Magyar Államkincstár ${place.county} területi szerve`,
      },
    }
  },
  educational: ({ rng }) => {
    const type = rng.pick([
      'Általános Iskola',
      'Óvoda és Bölcsőde',
      'Gimnázium',
      'Technikum és Szakképző Iskola',
      'Alapfokú Művészeti Iskola',
    ])
    return {
      name: `${drawRoot(rng)} ${type}`,
      formKey: 'oktatasi-intezmeny',
      activity: activityOf('8559'),
      post: 'intézményvezető',
      details: {
        'institution-code': rng.digits(6),
        'institution-type': type.toLowerCase(),
        maintainer: `${drawRoot(rng)} ${rng.pick(['Tankerületi Központ', 'Oktatási Alapítvány', 'Önkormányzati Társulás'])}`,
      },
    }
  },
}
