import PostalMime, { type Attachment } from 'postal-mime'
import { toSingleLine } from './plain-text.ts'

/** That a mail of ours did not reach its recipient (RFC 3464), told by his mail server after ours was told that it would. */
export type DeliveryReport = {
  /** Of the mail that came back: what stands before the @ of its Message-ID. */
  mailId: string
  /** As the mail was addressed. */
  recipient: string
  subject: string
  /** The enhanced status, such as 5.1.1 for an address that is not there. */
  status: string
  diagnostic: string
}

const MOST_LETTERS = 400
/** As `mail` makes ids. */
const MAIL_ID = /^<([a-z0-9][a-z0-9.-]*)@[^@>]+>$/i

/** The failures that a message reports, one for each recipient; none where it is no report, of a delay, or of no mail of ours. */
export async function readDeliveryReports(message: Uint8Array): Promise<DeliveryReport[]> {
  const { attachments } = await PostalMime.parse(message)
  const status = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status')
  const returned = attachments.find(({ mimeType }) => RETURNED.includes(mimeType))
  if (status === undefined || returned === undefined) return []
  const mail = await PostalMime.parse(textOf(returned))
  const mailId = MAIL_ID.exec(mail.messageId ?? '')?.[1]
  if (mailId === undefined) return []
  const groups = await Promise.all(
    textOf(status)
      .split(/\r?\n\s*\r?\n/)
      .map(readFields),
  )
  return groups.flatMap((fields) => {
    const [code, recipient] = [fields.get('status') ?? '', withoutType(fields.get('final-recipient') ?? '')]
    if (fields.get('action')?.toLowerCase() !== 'failed' || !code.startsWith('5.')) return []
    const diagnostic = withoutType(fields.get('diagnostic-code') ?? '')
    return [
      {
        mailId,
        recipient: toSingleLine(mail.to?.[0]?.address ?? recipient).slice(0, MOST_LETTERS),
        subject: toSingleLine(mail.subject ?? '').slice(0, MOST_LETTERS),
        status: toSingleLine(code).slice(0, 20),
        diagnostic: toSingleLine(diagnostic).slice(0, MOST_LETTERS),
      },
    ]
  })
}

/** The mail itself, or its headers alone. */
const RETURNED: readonly string[] = ['message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers']

function textOf({ content }: Attachment): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}

/** Fields are written as headers are. */
async function readFields(group: string): Promise<ReadonlyMap<string, string>> {
  const { headers } = await PostalMime.parse(`${group.trim()}\r\n\r\n`)
  return new Map(headers.map(({ key, value }) => [key, value]))
}

/** `rfc822; a@b.example`: the address. */
const withoutType = (text: string): string => text.replace(/^\s*[\w-]+\s*;\s*/, '').trim()
