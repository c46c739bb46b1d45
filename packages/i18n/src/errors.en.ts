import type { ErrorCode } from '@merleg/contract/errors'

export const errorsEn: Record<ErrorCode, string> = {
  'auth.required': 'Please sign in to continue.',
  'auth.invalid-credentials': 'The user name or the password is not correct.',
  'auth.account-disabled': 'This account is disabled. Please contact customer service.',
  'auth.terms-not-accepted': 'Please accept the terms.',
  'auth.recovery-token-invalid': 'This link has expired or was already used. Please ask for a new recovery mail.',
  'auth.too-many-attempts': 'Too many failed attempts. Please try again later.',
  'claim.missing': 'This module is not part of your subscription. Ask us for an offer.',
  'company.not-found': 'There is no company with this identifier in the database.',
  'page.not-found': 'The page was not found.',
  'place.not-found': 'We do not know a settlement or county of this name.',
  'statement.not-found': 'The database holds no such financial statement for this year.',
  'summary.not-found': 'There is no summary for this company.',
  'validation.failed': 'One or more fields are not valid.',
  'request.malformed': 'The request could not be understood.',
  'request.too-large': 'The upload is too large.',
  'request.unsupported-type': 'This type of file cannot be used.',
  'traffic.too-many-requests': 'Increased traffic: please wait a moment, or contact customer service.',
  'service.not-ready': 'The service is starting. Please try again in a few seconds.',
  'service.unavailable': 'The service is not available at the moment. Please try again in a few seconds.',
  unexpected: 'An unexpected error occurred.',
}
