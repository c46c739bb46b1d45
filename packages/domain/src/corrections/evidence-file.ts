/** What evidence may be, by its first bytes: its ending and content type. */
const FILE_TYPES = [
  { ending: 'pdf', contentType: 'application/pdf', begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { ending: 'png', contentType: 'image/png', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { ending: 'jpg', contentType: 'image/jpeg', begins: [0xff, 0xd8, 0xff] },
] as const

/** What a file is by its bytes, whatever it is called; null where evidence cannot be such a file. */
export function readEvidenceType(bytes: Uint8Array): { ending: string; contentType: string } | null {
  const type = FILE_TYPES.find(({ begins }) => begins.every((byte, at) => bytes[at] === byte))
  return type === undefined ? null : { ending: type.ending, contentType: type.contentType }
}
