import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { foldedWords } from '@merleg/domain/name-folding'
import { type BearerKind, toNameTokens } from '@merleg/domain/sanctions/name-tokens'
import type { ScreenedDesignation } from '@merleg/server/features/sanctions/designations.repository'
import { buildScreeningList, listKeys, type ScreeningList } from '@merleg/server/features/sanctions/screening-list'
import type { BenchContext, BenchEntry, Line, ProductLine } from '../bench-entry.ts'
import { REPOSITORY } from '../merleg-process.ts'
import { createRandom } from '../typed-queries.ts'
import { type Listed, readCanadianList, readEuList, readOfacList, readUnList } from './listed-names.ts'
import { matchAsProduct, matchByJaroWinkler, type NameMatcher } from './name-matchers.ts'
import { answerAll, makeTask, type NameTask, type Question } from './name-task.ts'
import { recallAtPrecision } from './precision-recall.ts'
import { drawHungarianNames, mixListedNames, readCompanyNames } from './unlisted-names.ts'

const SEED = 20_261_122
const PRECISIONS = [0.8, 0.9, 0.95, 0.98, 0.99] as const
const MOST_ASKED = 3_000
/** Names of nobody on the lists that are asked about beside the others. */
const UNLISTED = { companies: 20_000, hungarian: 8_000, mixed: 4_000 }

export const sanctionsNamesBench: BenchEntry = {
  name: 'sanctions-names',
  title: 'Names against sanctions lists',
  goal: { text: 'more found than by Jaro–Winkler at every precision', companies: null },
  method:
    'The lists of the Union, of the Security Council, of the United States (not SDN) and of Canada. Asked are an alias of every second entry, which the list then lacks, and every main name written otherwise ' +
    '(misspelt once or twice, turned round, shortened, in one or two words, in Hungarian romanisation, with a Hungarian legal form); beside them names of nobody listed: ' +
    '20,000 companies of the published registers, 8,000 Hungarian names by frequency, 4,000 first words and other words of two listed persons of one group. ' +
    'Rules and sizes were set by one half of the entries of the first two, by a hash of their identifiers; what stands here was asked of the other. ' +
    'Nothing but the name is known. Found: so many of the asked at a threshold at which of all that is found such a part is right. ' +
    'Baselines: Jaro–Winkler on the whole name without legal form, as written and with its words sorted.',
  measure,
  quick: [],
}

async function measure({ say }: BenchContext): Promise<ProductLine[]> {
  const data = process.env['MERLEG_SHARED_DATA'] ?? resolve(REPOSITORY, '../shared/data')
  if (!existsSync(data)) throw new Error(`the published lists are not in ${data} (MERLEG_SHARED_DATA)`)
  const companies = await readCompanyNames(data)
  const lists = [
    { title: 'Union', entries: await readEuList(data) },
    { title: 'Security Council', entries: await readUnList(data) },
    { title: 'United States (not SDN)', entries: await readOfacList(data) },
    { title: 'Canada', entries: await readCanadianList(data) },
  ]
  const lines: ProductLine[] = []
  for (const { title, entries } of lists) {
    say(`${title}: ${entries.length} entries`)
    lines.push(...measureList(title, entries, companies))
  }
  return lines
}

function measureList(title: string, entries: readonly Listed[], companies: readonly string[]): ProductLine[] {
  const task = makeTask(entries, SEED)
  const random = createRandom(SEED)
  const screening = toScreeningList(task.list, companies)
  const step = Math.max(1, Math.floor(companies.length / UNLISTED.companies))
  const unlisted: Record<BearerKind, string[]> = {
    person: [
      ...drawHungarianNames(random, UNLISTED.hungarian),
      ...mixListedNames(
        random,
        Map.groupBy(
          entries.filter(({ kind }) => kind === 'person'),
          toGroup,
        ).values(),
        UNLISTED.mixed,
      ),
    ],
    entity: companies.filter((_, at) => at % step === 0),
  }
  return (['person', 'entity'] as const).flatMap((kind) =>
    measureKind({
      title: `${title}, ${kind === 'person' ? 'persons' : 'organisations'}`,
      kind,
      task,
      screening,
      unlisted: unlisted[kind],
    }),
  )
}

/** By it nothing was set. */
const isHeldOut = (group: string): boolean => (createHash('sha256').update(group).digest()[0] ?? 0) % 2 === 1

/** Entries of one act or regime: their names are of a few countries. */
const toGroup = ({ id }: Listed): string => id.split(/[/-]/)[0] ?? ''

type Measured = {
  title: string
  kind: BearerKind
  task: NameTask
  screening: ScreeningList
  unlisted: readonly string[]
}

function measureKind({ title, kind, task, screening, unlisted }: Measured): ProductLine[] {
  const all = task.questions.filter((question) => question.kind === kind && isHeldOut(question.group ?? ''))
  const every = Math.ceil(all.length / MOST_ASKED)
  const asked = all.filter((_, at) => at % every === 0)
  const nobody = unlisted.map((name): Question => ({ name, kind, group: null, way: 'nobody' }))
  const questions = [...asked, ...nobody]
  const curveOf = (match: NameMatcher) => {
    const answers = answerAll(task, questions, match).flat()
    return (precision: number) => recallAtPrecision(answers, { questions: asked.length, precision })
  }

  const product = curveOf(matchAsProduct(screening))

  const asWritten = curveOf(matchByJaroWinkler(task.list, 'as-written'))

  const sorted = curveOf(matchByJaroWinkler(task.list, 'sorted'))
  const toLine = (name: string, { recall, threshold }: ReturnType<typeof product>): Line => ({
    name: threshold === null ? `${name}: never so precise` : `${name}, from ${threshold.toFixed(3)}`,
    figures: { foundPercent: recall * 100 },
  })
  return PRECISIONS.map((precision): ProductLine => {
    const baselines = [
      toLine('Jaro–Winkler', asWritten(precision)),
      toLine('Jaro–Winkler, words sorted', sorted(precision)),
    ]
    const atLeast = Math.max(...baselines.map(({ figures }) => figures.foundPercent ?? 0))
    return {
      ...toLine(
        `${title} (${asked.length} asked, ${nobody.length} of nobody), ${precision * 100} % right`,
        product(precision),
      ),
      limits: [{ metric: 'foundPercent', atLeast }],
      baselines,
    }
  })
}

/** The list as the product has it in use: what is rare follows from the names of the register. */
function toScreeningList(list: readonly Listed[], companies: readonly string[]): ScreeningList {
  const rows = list.map(({ id, kind, names }): ScreenedDesignation => ({
    designationId: id,
    sourceId: '',
    kind,
    births: [],
    countryCodes: [],
    numbers: [],
    names: names.map((name, at) => ({ name, quality: at === 0 ? 'name' : 'alias' })),
    programme: '',
    details: {},
  }))
  const persons = drawHungarianNames(createRandom(SEED + 1), companies.length)
  const listed = listKeys(rows)
  const words = new Map<string, number>()
  for (const name of [...companies, ...persons])
    for (const word of foldedWords(name)) words.set(word, (words.get(word) ?? 0) + 1)
  const byKey = new Map<string, number>()
  for (const [word, count] of words) {
    const [token] = toNameTokens(word, 'person')
    if (token && listed.has(token.key)) byKey.set(token.key, (byKey.get(token.key) ?? 0) + count)
  }
  return buildScreeningList(1, rows, { nameCount: companies.length + persons.length, byKey })
}
