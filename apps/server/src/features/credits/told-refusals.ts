import { errorText } from '@merleg/i18n/error-text'
import { AppError } from '../../app/app-error.ts'
import { CommandError } from '../../shared/cli/command-error.ts'

const OF_AN_OPERATOR: Readonly<Record<string, string>> = {
  'credit.insufficient': 'The subscriber has not got so much to spend. Nothing was posted.',
  'credit.key-reused': 'Another item was posted under this reference. Nothing was posted now.',
  'credit.refund-too-large': 'That is more than was paid and not given back yet. Nothing was posted.',
}

/** A refusal of the ledger, in words for the person at the terminal. */
export async function explainRefusal<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
    throw new CommandError(OF_AN_OPERATOR[error.code] ?? errorText('en', error.code))
  })
}
