import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** OWASP's choice for a web login; memory in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Of a random password that nobody knows, at the same cost. */
const NOBODYS_HASH = '$argon2id$v=19$m=19456,t=2,p=1$SllJkS72gl/2DQSNmoe4gQ$0sn+sHGmMqSS1DqDrUkLk8LKQ6t4IKBrUWipJy3MZ0A'

/** The argon2id hash of a password, in its own notation. */
export function hashPassword(password: string): Promise<string> {
  return hash(toComparable(password), COST)
}

/** Is it the password of the hash? Without a hash (no such account) the answer is no, after the same work. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? NOBODYS_HASH, toComparable(password))
  return isRight && passwordHash !== null
}

/** A password that is hard to guess and can be read out. */
export function generatePassword(): string {
  return randomBytes(12).toString('base64url')
}

/** Keyboards differ in how they compose accented letters; the same password must stay the same. */
function toComparable(password: string): string {
  return password.normalize('NFKC')
}
