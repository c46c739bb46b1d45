import { ERRORS, type ErrorCode, type ErrorDetails } from '@merleg/contract/errors'

/** A refusal the caller is told about; status and text follow from the code. Anything else thrown is a fault (500). */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }

  get status(): number {
    return ERRORS[this.code].status
  }
}
