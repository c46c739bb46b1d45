import { basename } from 'node:path'
import { isValidEstonianRegisterCode } from '@merleg/domain/foreign-identifier'
import type { SourceRecord } from '@merleg/domain/observation'
import { findActivity } from '@merleg/domain/reference/activities'
import type { CsvRow } from '../../../../shared/csv.ts'
import type { FilePlace } from '../../../../shared/file-fault.ts'
import { readIsoDay } from '../../reading/cell-values.ts'
import { FileGaps } from '../../reading/file-gaps.ts'
import { readRecords, rejectLine } from '../../reading/source-lines.ts'
import { type EntityList, toCompanyId } from './entities.ts'

// `Registreeritud` is the day on which the entity, not its activity, was first registered anywhere: it is that of its
// entry in nineteen of twenty lines and of an older register in the others. It does not tell since when the activity is.
// `Kustutatud` likewise is the entity's deletion (it has been entered again since): until then the activity was known.
const COLUMNS = ['Registrikood', 'EMTAK.1', 'EMTAK.2', 'Registreeritud', 'Kustutatud'] as const

type ActivityRow = CsvRow<(typeof COLUMNS)[number]>

/**
 * Activities by EMTAK, whose first four digits are the classes of NACE; the first of an entity is its main one. Refuses
 * the source when one of the files seems cut off: many activities of unknown entities, or many entities with a code
 * above all of the activities, which the publisher sorts by code.
 */
export async function* readActivities(path: string, entities: EntityList): AsyncGenerator<SourceRecord> {
  const lines = new ActivityLines(entities)
  let last: FilePlace = { file: basename(path), line: 1 }
  yield* readRecords({ path, columns: COLUMNS }, (row) => {
    last = row
    return [lines.read(row)]
  })
  lines.refuseIfCut(last)
}

class ActivityLines {
  readonly #entities: EntityList
  readonly #sideActivities = new Set<string>()
  readonly #unknownEntities = new FileGaps()
  #highestCode = 0

  constructor(entities: EntityList) {
    this.#entities = entities
  }

  read(row: ActivityRow): SourceRecord {
    const [registerCode, code, section] = [row.cell('Registrikood'), row.cell('EMTAK.2'), row.cell('EMTAK.1')]
    if (!isValidEstonianRegisterCode(registerCode)) return rejectLine(row, 'register-code', registerCode)
    const entity = Number(registerCode)
    this.#highestCode = Math.max(this.#highestCode, entity)
    const mainClass = this.#entities.mainClasses.get(entity)
    this.#unknownEntities.count(entity, mainClass === undefined)
    if (mainClass === undefined) return rejectLine(row, 'unknown-company', registerCode)
    const activity = findActivity(code)
    if (activity?.level !== 4 || activity.section !== section)
      return rejectLine(row, 'activity-code', `${section} ${code} (${registerCode})`)
    const deletedText = row.cell('Kustutatud')
    const deletedOn = readIsoDay(deletedText)
    if (deletedText !== '' && deletedOn === null) return rejectLine(row, 'date', `${deletedText} (${registerCode})`)
    const isMain = mainClass === null
    if (isMain) this.#entities.mainClasses.set(entity, Number(activity.code))
    else if (!this.#addSideActivity(entity, mainClass, Number(activity.code)))
      return rejectLine(row, 'duplicate', `${code} (${registerCode})`)
    return {
      type: 'fact',
      line: row.line,
      companyId: toCompanyId(registerCode),
      section: 'activity',
      slot: isMain ? 'main' : activity.code,
      payload: { scheme: 'EMTAK', code: activity.code, isMain },
      validTo: deletedOn,
    }
  }

  /** False where the entity has the class already. */
  #addSideActivity(entity: number, mainClass: number, sideClass: number): boolean {
    const key = `${entity}/${sideClass}`
    if (sideClass === mainClass || this.#sideActivities.has(key)) return false
    this.#sideActivities.add(key)
    return true
  }

  refuseIfCut(last: FilePlace): void {
    this.#unknownEntities.refuseIfCut(this.#entities.last, 'entities with activities are not in it')
    const beyondTheEnd = new FileGaps()
    for (const entity of this.#entities.mainClasses.keys()) beyondTheEnd.count(entity, entity > this.#highestCode)
    beyondTheEnd.refuseIfCut(last, 'entities have codes above its last')
  }
}
