import { inflateRawSync } from 'node:zlib'

/** The texts of an archive by their names, as its directory lists them. */
export function readZip(zip: Buffer): Record<string, string> {
  const files: Record<string, string> = {}
  let at = zip.readUInt32LE(zip.length - 6)
  for (let left = zip.readUInt16LE(zip.length - 12); left > 0; left -= 1) {
    const [packed, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)]
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const begin = zip.readUInt32LE(at + 42) + 30 + nameLength
    files[name] = inflateRawSync(zip.subarray(begin, begin + packed)).toString('utf8')
    at += 46 + nameLength
  }
  return files
}
