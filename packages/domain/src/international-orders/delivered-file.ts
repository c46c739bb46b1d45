/** What a delivered report may be, by the ending of its name: its content type, and the bytes that it begins with. */
const FILE_TYPES: Readonly<Record<string, { contentType: string; begins: readonly number[] }>> = {
  pdf: { contentType: 'application/pdf', begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    begins: [0x50, 0x4b, 0x03, 0x04],
  },
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    begins: [0x50, 0x4b, 0x03, 0x04],
  },
  zip: { contentType: 'application/zip', begins: [0x50, 0x4b, 0x03, 0x04] },
}

/** The endings that a delivered file may have. */
export const DELIVERED_ENDINGS: readonly string[] = Object.keys(FILE_TYPES)

/** A report has some pages; what is larger is no report, or not made for being read. */
export const MOST_DELIVERED_BYTES = 20 * 1024 * 1024

export type DeliveredFileFault = 'type' | 'empty' | 'too-large' | 'content' | 'cut-off'

type ReadFile = { ok: true; ending: string; contentType: string } | { ok: false; fault: DeliveredFileFault }

/** What a file is by its name and its bytes, or why it cannot be delivered. */
export function checkDeliveredFile(name: string, bytes: Uint8Array): ReadFile {
  const ending = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  const type = Object.hasOwn(FILE_TYPES, ending) ? FILE_TYPES[ending] : undefined
  if (type === undefined) return { ok: false, fault: 'type' }
  if (bytes.length === 0) return { ok: false, fault: 'empty' }
  if (bytes.length > MOST_DELIVERED_BYTES) return { ok: false, fault: 'too-large' }
  if (type.begins.some((byte, at) => bytes[at] !== byte)) return { ok: false, fault: 'content' }
  if (!isWhole(ending, bytes)) return { ok: false, fault: 'cut-off' }
  return { ok: true, ending, contentType: type.contentType }
}

/** Both kinds say in their last part that they are whole: `%%EOF`, or the directory of an archive (`PK\5\6`). */
function isWhole(ending: string, bytes: Uint8Array): boolean {
  const tail = new TextDecoder('latin1').decode(bytes.subarray(ending === 'pdf' ? -2048 : -66_000))
  return tail.includes(ending === 'pdf' ? '%%EOF' : 'PK\u0005\u0006')
}
