import { FACT_SECTIONS, FACT_SECTION_NAMES, type FactSection } from '@merleg/domain/fact-sections'
import type { SourceInfo, SourceRecord } from '@merleg/domain/observation'
import { accountsOf } from './seed-accounts.ts'

/** Marks that something ran: the pages look for it. */
const RUN = 'window.__hit=1'
/** A link that would run; also what is asked of a foreign host if a text becomes markup. */
export const HOSTILE_LINK = `javascript:${RUN}`
/** First the marks that are cut to fit a short field. */
export const HOSTILE_TEXT = [
  `<script>${RUN}</script><img src=x onerror=${RUN}><img src=https://hostile.example/x.png>`,
  `<a href="${HOSTILE_LINK}">${HOSTILE_LINK}</a><style>*{display:none}</style>`,
  '\u202Eodalról\u202C ZW\u200B\u200D\u2060\uFEFFJ 👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿 {{name}} {RUN} %s =1+1 #panic("x") \\ *b*',
  'Megszentségteleníthetetlenségeskedéseitekért'.repeat(6),
].join(' ')

export const HOSTILE_SOURCE: SourceInfo = {
  sourceId: 'seed-hostile',
  publisher: HOSTILE_TEXT,
  title: HOSTILE_TEXT,
  licence: HOSTILE_TEXT,
  url: HOSTILE_LINK,
  isMadeUp: true,
}

type Root = ReturnType<(typeof FACT_SECTIONS)[FactSection]['payload']['toJSONSchema']>
type Shape = Root | NonNullable<Root['anyOf']>[number]

/** A fact of every section, hostile wherever its payload lets a text be, and accounts of three years. */
export function listHostile(companyId: string): SourceRecord[] {
  const accounts = { companyId, layout: 'hu-simplified-a', netSales: 5_000 } as const
  return [
    ...FACT_SECTION_NAMES.flatMap((section) => hostileFacts(companyId, section)),
    accountsOf({ ...accounts, year: 2022 }, { sourceRef: HOSTILE_LINK, filedOn: null }),
    accountsOf({ ...accounts, year: 2023 }, { sourceRef: HOSTILE_TEXT }),
    accountsOf({ ...accounts, year: 2024, layout: 'hu-full-a' }, { currency: cut(HOSTILE_TEXT, 3) }),
  ]
}

/** One in force; where there may be many, one for each choice of its first enumeration, and one that has ended. */
function hostileFacts(companyId: string, section: FactSection): SourceRecord[] {
  const { payload, multiplicity } = FACT_SECTIONS[section]
  const shape = payload.toJSONSchema()
  const partyId = shape.properties && 'partyKind' in shape.properties ? HOSTILE_LINK : null
  const fact = (slot: string, choice: number, validTo: string | null = null) => {
    const about = { type: 'fact', line: 1, companyId, section, slot, payload: hostileValue(shape, choice) }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made by the section's own schema
    return {
      ...about,
      partyId,
      validFrom: '2010-01-01',
      validTo,
      sourceRef: HOSTILE_LINK,
    } as SourceRecord
  }
  if (multiplicity === 'one') return [fact('', 0)]
  return [...[0, 1, 2].map((choice) => fact(`${HOSTILE_LINK}${choice}`, choice)), fact('ended', 0, '2015-01-01')]
}

function hostileValue(shape: Shape, choice: number): unknown {
  if (shape.anyOf?.[0]) return hostileValue(shape.anyOf[0], choice)
  if (shape.properties) {
    return Object.fromEntries(
      Object.entries(shape.properties).map(([key, part]) => [
        key,
        hostileValue(typeof part === 'boolean' ? {} : part, choice),
      ]),
    )
  }
  if (shape.enum) return shape.enum[choice % shape.enum.length]
  const [type] = [shape.type].flat()
  if (type === 'array') return [hostileValue(itemOf(shape), choice)]
  if (type === 'boolean') return true
  if (type === 'number' || type === 'integer')
    return shape.maximum === 100 ? 50 : type === 'integer' ? 7 : -987_654_321_012.5
  if (shape.format === 'date') return '2009-09-09'
  if (shape.format === 'uri') return HOSTILE_LINK
  return cut(HOSTILE_TEXT, shape.maxLength ?? 4000)
}

function itemOf({ items }: Shape): Shape {
  return typeof items === 'object' && !Array.isArray(items) ? items : {}
}

/** Short fields get marks too, whatever fits. */
function cut(text: string, length: number): string {
  return (length < 20 ? '<b><i><script>' : text).slice(0, length)
}
