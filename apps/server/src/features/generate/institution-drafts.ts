import type { RegisterDetailKey } from '@merleg/domain/fact-sections'
import type { LegalFormKey } from '@merleg/domain/legal-forms'
import type { SimpleKind } from '@merleg/domain/report-id'
import { drawRoot } from './names.ts'
import type { Person } from './persons.ts'
import type { Place } from './places.ts'
import { SIMPLE_KIND_WEIGHTS } from './rates.ts'
import { type Rng, WeightedChoice } from './rng.ts'
import { type Activity, activityOf, drawActivity, LEGAL_SERVICES } from './sectors.ts'

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
  /** Classes it may have beside; null: any. */
  sideActivities: readonly [string, ...string[]] | null
  post: string | null
  details: Partial<Record<RegisterDetailKey, string>>
}
type DraftInput = { rng: Rng; person: Person; place: Place }

/** Lawyers are no sole traders. */
export function unlessLegal(drawn: Activity): Activity {
  return drawn.code === LEGAL_SERVICES ? activityOf('7022') : drawn
}

type Choice<Item> = readonly [Item, ...Item[]]

/** What associations and foundations are for, with the class of it. */
const THEMES: Choice<readonly [theme: string, code: string]> = [
  ['Hagyományőrző', '9499'],
  ['Sport', '9312'],
  ['Természetjáró', '9329'],
  ['Kulturális', '9004'],
  ['Ifjúsági', '9499'],
  ['Egészségvédő', '8690'],
  ['Állatvédő', '9499'],
  ['Falufejlesztő', '9499'],
]

/** What a public body or a school is: its class, and who may keep it, where that is not the State. */
type Body = { type: string; code: string; maintainers: Choice<string> }
const MUNICIPALITIES: Choice<string> = ['Önkormányzati Társulás']
const LOCAL_BODIES: Choice<Body> = [
  { type: 'Szociális Szolgáltató Központ', code: '8810', maintainers: MUNICIPALITIES },
  { type: 'Városgondnokság', code: '8130', maintainers: MUNICIPALITIES },
  { type: 'Művelődési Ház és Könyvtár', code: '9004', maintainers: MUNICIPALITIES },
  { type: 'Egészségügyi Központ', code: '8690', maintainers: MUNICIPALITIES },
  { type: 'Gazdasági Ellátó Szervezet', code: '8299', maintainers: MUNICIPALITIES },
]
/** Bodies of the State, with the ministry that directs them. */
const CENTRAL_BODIES: Choice<Body> = [
  { type: 'Nemzeti Park Igazgatóság', code: '9104', maintainers: ['Agrárminisztérium'] },
  { type: 'Katasztrófavédelmi Igazgatóság', code: '8425', maintainers: ['Belügyminisztérium'] },
  { type: 'Agrárkutató Intézet', code: '7211', maintainers: ['Agrárminisztérium'] },
  { type: 'Erdészeti Kutatóintézet', code: '7211', maintainers: ['Agrárminisztérium'] },
  { type: 'Rendvédelmi Oktatási Központ', code: '8559', maintainers: ['Belügyminisztérium'] },
]

/** Schools by who may keep them: the State's districts, centres of vocational training, municipalities, foundations. */
const FOUNDATION = 'Oktatási Alapítvány'
const OF_DISTRICT: Choice<string> = ['Tankerületi Központ', 'Tankerületi Központ', FOUNDATION]
const SCHOOLS: Choice<Body> = [
  { type: 'Általános Iskola', code: '8520', maintainers: OF_DISTRICT },
  {
    type: 'Óvoda és Bölcsőde',
    code: '8510',
    maintainers: ['Önkormányzati Társulás', 'Önkormányzati Társulás', FOUNDATION],
  },
  { type: 'Gimnázium', code: '8531', maintainers: OF_DISTRICT },
  {
    type: 'Technikum és Szakképző Iskola',
    code: '8532',
    maintainers: ['Szakképzési Centrum', 'Szakképzési Centrum', FOUNDATION],
  },
  {
    type: 'Alapfokú Művészeti Iskola',
    code: '8552',
    maintainers: ['Tankerületi Központ', FOUNDATION, FOUNDATION],
  },
]

/** Who decides for a maintainer: the council of an association of municipalities; of any other it is itself. */
function governorOf(maintainer: string): string {
  return maintainer.endsWith('Társulás') ? `${maintainer} Társulási Tanácsa` : maintainer
}

type BodyInput = { core: string; body: Body; maintainer: string }

/** What public bodies and schools have in common. A body that lives on the budget has somebody who governs it. */
function draftBody(
  { core, body, maintainer }: BodyInput,
  own: Pick<InstitutionDraft, 'formKey' | 'sideActivities' | 'post' | 'details'>,
): InstitutionDraft {
  const isBudgetary = !maintainer.endsWith(FOUNDATION)
  return {
    ...own,
    name: `${core} ${body.type}`,
    activity: activityOf(body.code),
    details: {
      ...own.details,
      maintainer,
      ...(isBudgetary ? { 'supervising-body': governorOf(maintainer) } : {}),
    },
  }
}

/** The prosecution supervises the legality of foundations (Act CLXXV of 2011). */
function prosecutionOf({ county }: Place): string {
  return county === 'Budapest' ? 'Fővárosi Főügyészség' : `${county} Vármegyei Főügyészség`
}

export const INSTITUTION_DRAFTS: Record<SimpleKind, (input: DraftInput) => InstitutionDraft> = {
  selfemployed: ({ rng, person }) => ({
    name: `${person.name} e.v.`,
    formKey: 'ev',
    activity: unlessLegal(drawActivity(rng)),
    sideActivities: null,
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
    sideActivities: ['6820', '0111', '7022', '8559'],
    post: null,
    details: {
      'taxation-form': rng.pick([
        'Önálló tevékenység, tételes költségelszámolás',
        'Önálló tevékenység, 10 %-os költséghányad',
      ]),
    },
  }),
  nonprofit: ({ rng, place }) => {
    const isFoundation = rng.chance(0.38)
    const [theme, code] = rng.pick(THEMES)
    const name = `${drawRoot(rng)} ${theme} ${isFoundation ? 'Alapítvány' : 'Egyesület'}`
    const isClub = theme === 'Sport' && !isFoundation
    return {
      name,
      formKey: isFoundation ? 'alapitvany' : isClub ? 'sportegyesulet' : 'egyesulet',
      activity: activityOf(code),
      sideActivities: ['8559', '9499', '9329'],
      post: isFoundation ? 'kuratórium elnöke' : 'elnök',
      details: {
        'public-benefit-status': rng.pick(['közhasznú', 'nem közhasznú', 'nem közhasznú']),
        purpose: `${theme} tevékenység szervezése és támogatása`,
        ...(isFoundation ? { 'supervising-body': prosecutionOf(place) } : {}),
      },
    }
  },
  budgetary: ({ rng }) => {
    const core = drawRoot(rng)
    const kind = rng.below(LOCAL_BODIES.length)
    const isLocal = rng.chance(0.75)
    const body = (isLocal ? LOCAL_BODIES : CENTRAL_BODIES)[kind] ?? LOCAL_BODIES[0]
    const [maintainer] = body.maintainers
    return draftBody(
      { core, body, maintainer: isLocal ? `${core} ${maintainer}` : maintainer },
      {
        formKey: isLocal ? 'onkormanyzati-koltsegvetesi-szerv' : 'kozponti-koltsegvetesi-szerv',
        sideActivities: ['8559', '8299'],
        post: 'igazgató',
        details: { 'budget-register-number': rng.digits(6) },
      },
    )
  },
  educational: ({ rng }) => {
    const body = rng.pick(SCHOOLS)
    const core = drawRoot(rng)
    const details = { 'institution-code': rng.digits(6), 'institution-type': body.type.toLowerCase() }
    return draftBody(
      { core, body, maintainer: `${drawRoot(rng)} ${rng.pick(body.maintainers)}` },
      { formKey: 'oktatasi-intezmeny', sideActivities: ['8559', '8551'], post: 'intézményvezető', details },
    )
  },
}
