import { administrationPage } from '@merleg/contract/pages'
import { formatHungarianMoment } from '@merleg/domain/format/date'
import { getTranslator } from '@merleg/i18n/translator'
import type { Mail } from '../../shared/mail.ts'
import { toSingleLine } from '../../shared/plain-text.ts'
import type { Administrator } from '../users/administrators.repository.ts'

type Person = { name: string; email: string }

/** What administrators are told of; `key` is the name of the key, never the key. */
export type AdministratorNotice =
  | { kind: 'key-made'; by: Person; key: string }
  | { kind: 'administrator-made'; by: Person; user: Person }
  | { kind: 'administrator-joined'; user: Person }
  | { kind: 'factor-removed'; user: Person }

type Noticed = {
  id: string
  reader: Pick<Administrator, 'name' | 'email' | 'locale'>
  notice: AdministratorNotice
  at: Date
  publicUrl: string
}

/** What happened, when, by whom, and where to look. */
export function renderAdministratorNotice({ id, reader, notice, at, publicUrl }: Noticed): Mail {
  const { locale } = reader
  const t = getTranslator(locale, 'security-notices/answers')
  const tMails = getTranslator(locale, 'mails/answers')
  return {
    id: `administration.${notice.kind}.${id}`,
    to: reader.email,
    subject: t(`administrators.subjects.${notice.kind}`),
    text: [
      tMails('greeting', { name: toSingleLine(reader.name) }),
      t(`administrators.texts.${notice.kind}`, {
        by: 'by' in notice ? describePerson(notice.by) : '',
        user: 'user' in notice ? describePerson(notice.user) : '',
        key: 'key' in notice ? toSingleLine(notice.key) : '',
        moment: formatHungarianMoment(locale, at),
      }),
      t('administrators.look', { url: new URL(administrationPage(), publicUrl).href }),
      t('administrators.foreign'),
      tMails('signature'),
    ].join('\n\n'),
  }
}

/** What somebody typed as his name stands in the mail as one line. */
function describePerson({ name, email }: Person): string {
  return `${toSingleLine(name)} (${email})`
}
