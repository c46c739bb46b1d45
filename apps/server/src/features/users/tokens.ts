import { createHash, randomBytes } from 'node:crypto'

/** An opaque secret of 256 random bits, base64url, for a session or a recovery link. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token. It is random, so a fast hash protects it: nobody can try all tokens. */
export function hashToken(token: string): Buffer {
  return hashText(token)
}

/** What is stored of a text that is only ever compared. */
export function hashText(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
