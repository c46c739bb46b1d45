import type { Db } from '@merleg/db/connect'
import type { SourceInfo } from '@merleg/domain/observation'
import type { Clock } from '../../shared/clock.ts'
import { type BatchFile, insertBatch, upsertSource } from './batches.repository.ts'
import { momentOfKnowledge } from './moment-of-knowledge.ts'
import type { SourceRefused } from './source-refused.ts'

export type RefusedFile = BatchFile & { source: SourceInfo; reader?: string | undefined }

/**
 * Keeps that an edition was refused, once, however many callers it passes: the one before goes on being used, and whoever relies
 * on it is told since when.
 */
export async function keepRefusal(
  { db, clock }: { db: Db; clock: Clock },
  { source, fileName, fileHash, observedOn, reader }: RefusedFile,
  refused: SourceRefused,
): Promise<void> {
  if (refused.isKept) return
  await upsertSource(db, source)
  await insertBatch(db, {
    sourceId: source.sourceId,
    fileName,
    fileHash,
    observedOn,
    recordedAt: await momentOfKnowledge(db, clock),
    outcome: 'refused',
    refusal: refused.message,
    reader,
  })
  refused.isKept = true
}
