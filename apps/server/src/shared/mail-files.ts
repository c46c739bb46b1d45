import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { mailFolder } from './mail.ts'
import { toPlainText, toSingleLine } from './plain-text.ts'

/** A mail as read back from its file; `sentAt` as ISO text. Its texts are fit for a terminal. */
export type MailFile = { id: string; sentAt: string; to: string; subject: string; text: string }

/** The mails kept as files, the newest first. */
export async function listMailFiles(dataDir: string): Promise<MailFile[]> {
  const names = await readdir(mailFolder(dataDir)).catch(nullWhenMissing)
  const ids = (names ?? []).flatMap((name) => /^(.+)\.eml$/.exec(name)?.[1] ?? [])
  const mails = await Promise.all(ids.map((id) => readMailFile(dataDir, id)))
  return mails
    .filter((mail) => mail !== null)
    .sort((a, b) => b.sentAt.localeCompare(a.sentAt) || a.id.localeCompare(b.id))
}

/** The mail of an id, or null. */
export async function readMailFile(dataDir: string, id: string): Promise<MailFile | null> {
  if (!/^[\w-][\w.-]*$/.test(id)) return null
  const source = await readFile(join(mailFolder(dataDir), `${id}.eml`)).catch(nullWhenMissing)
  if (source === null) return null
  const { to, subject, date, text } = await PostalMime.parse(source)
  return {
    id,
    sentAt: date ?? '',
    to: toSingleLine((to ?? []).map((one) => one.address ?? '').join(', ')),
    subject: toSingleLine(subject ?? ''),
    text: toPlainText(text ?? ''),
  }
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
