import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import { sealSecret, SecretUnreadable } from '../../shared/secret-box.ts'
import { hasSealedSecrets } from './sealed-secrets.repository.ts'

export type SealDeps = Pick<Deps, 'db' | 'config' | 'logger'>

/**
 * A secret as it is stored; `about`: whose it is, elsewhere it cannot be opened. Throws `secrets.key-missing` where the
 * database holds sealed secrets and the key is not there, or is none.
 */
export async function seal(
  { db, config, logger }: SealDeps,
  sealing: { secret: string; about: string },
): Promise<string> {
  try {
    return await sealSecret(config, { ...sealing, hasSealed: () => hasSealedSecrets(db) })
  } catch (error) {
    if (!(error instanceof SecretUnreadable)) throw error
    logger.error({ err: error }, 'a secret cannot be sealed: the key of the installation is missing')
    throw new AppError('secrets.key-missing')
  }
}
