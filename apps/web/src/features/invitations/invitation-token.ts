/**
 * The token of the mail that invites. The router takes it out of the address bar and its history before the page is shown;
 * it lives in memory only.
 */
let invitationToken: string | null = null

export function keepInvitationToken(token: string): void {
  invitationToken = token
}

export function getInvitationToken(): string | null {
  return invitationToken
}

/** Once used. */
export function forgetInvitationToken(): void {
  invitationToken = null
}
