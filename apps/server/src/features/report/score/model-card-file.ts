import { readFile } from 'node:fs/promises'
import type { DbOrTx } from '@merleg/db/connect'
import type { ScoreConfig } from '@merleg/domain/score/rate/rate-company'
import { CURRENT_MODEL } from '@merleg/domain/score/model/current-model'
import { AppError } from '../../../app/app-error.ts'
import type { FileAnswer } from '../../../app/endpoint-stream.ts'
import { findStoredCard } from '../../score/models/trained-models.repository.ts'
import { findScore } from '../../score/store/score.repository.ts'
import { rateNow } from '../rating/rate-now.ts'

const SHIPPED_CARD = new URL('../../../../../../docs/model-card.md', import.meta.url)

type Query = { companyId: string; /** YYYY-MM-DD */ asOf: string; scoreConfig: ScoreConfig }

/** The card of the model that made the rating in force. Throws `company.not-found`, `model-card.not-found`. */
export async function getModelCardFile(db: DbOrTx, query: Query): Promise<FileAnswer> {
  const { modelVersion } = (await findScore(db, query.companyId)) ?? (await rateNow(db, query))
  const card = await findCard(db, modelVersion)
  if (card === null) throw new AppError('model-card.not-found')
  return {
    fileName: `model-card-${modelVersion}.md`,
    contentType: 'text/markdown; charset=utf-8',
    body: Buffer.from(card),
  }
}

async function findCard(db: DbOrTx, version: string): Promise<string | null> {
  if (version !== CURRENT_MODEL.version) return findStoredCard(db, version)
  // An installation without its documents rates all the same.
  return readFile(SHIPPED_CARD, 'utf8').catch(() => null)
}
