import { describe, expect, test } from 'vitest'
import { countVisibleSheets, readWorkbook } from './read-workbook.ts'
import {
  type ArchiveStyle,
  described,
  hiddenFromDirectory,
  plainly,
  stored,
  understated,
  withLongLengths,
  writeArchive,
  writeDecoyArchive,
  writeOverlappingArchive,
} from './testing-archives.ts'

const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const SHEET = 'xl/worksheets/sheet1.xml'
const MB = 1024 * 1024

const text = (content: string) => Buffer.from(`<?xml version="1.0"?>${content}`)

/** The parts of a workbook whose one sheet is so much longer than what it shows. */
function parts(padding = 0): { name: string; content: Buffer }[] {
  const row = '<row r="1"><c r="A1" t="inlineStr"><is><t>Őrség Kft.</t></is></c></row>'
  const sheet = text(`<worksheet xmlns="${SPREADSHEET}"><sheetData>${row}</sheetData><!--`)
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  return [
    {
      name: '[Content_Types].xml',
      content: text(
        `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/${SHEET}" ContentType="${type}.worksheet+xml"/></Types>`,
      ),
    },
    {
      name: '_rels/.rels',
      content: text(
        `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ),
    },
    {
      name: 'xl/workbook.xml',
      content: text(
        `<workbook xmlns="${SPREADSHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
      ),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: text(
        `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
    },
    { name: SHEET, content: Buffer.concat([sheet, Buffer.alloc(padding, ' '), Buffer.from('--></worksheet>')]) },
  ]
}

const ROWS = [['Őrség Kft.']]

describe('a workbook is read as the programs write it', () => {
  test.each<[how: string, archive: Buffer]>([
    ['with lengths before and behind', writeArchive(parts().map(plainly))],
    ['with lengths behind each part', writeArchive(parts().map(described({ isSigned: true })))],
    ['with lengths behind each part, unsigned', writeArchive(parts().map(described({ isSigned: false })))],
    ['not packed at all', writeArchive(parts().map(stored))],
    ['with lengths of eight bytes', writeArchive(parts().map(withLongLengths), { isTold64: true })],
  ])('%s', async (_how, archive) => {
    expect(await readWorkbook(archive, 10)).toEqual(ROWS)
    expect(await countVisibleSheets(archive)).toBe(1)
  })
})

describe('a workbook that unpacks to more than may be is refused, whatever it says of itself', () => {
  const bomb = parts(100 * MB)
  const inSheet = (style: ArchiveStyle) => bomb.map((part) => (part.name === SHEET ? style(part) : plainly(part)))
  test.each<[how: string, archive: Buffer, code: string]>([
    ['the truth', writeArchive(inSheet(plainly)), 'list.too-large-unpacked'],
    ['the truth, behind the part', writeArchive(inSheet(described({ isSigned: true }))), 'list.too-large-unpacked'],
    ['less', writeArchive(inSheet(understated)), 'list.too-large-unpacked'],
    ['nothing in the directory', writeArchive(inSheet(hiddenFromDirectory)), 'list.unreadable'],
    ['another directory for long archives', writeDecoyArchive(inSheet(plainly)), 'list.too-large-unpacked'],
    ['the truth in eight bytes', writeArchive(inSheet(withLongLengths)), 'list.too-large-unpacked'],
  ])('%s', async (_how, archive, code) => {
    expect(archive.length).toBeLessThan(MB)
    await expect(readWorkbook(archive, 10)).rejects.toThrow(code)
    await expect(countVisibleSheets(archive)).rejects.toThrow(code)
  })

  test('many parts of the same bytes', async () => {
    const part = plainly({ name: 'a', content: Buffer.alloc(50 * MB) })
    const names = Array.from({ length: 4 }, (_, index) => `xl/media/${index}.png`)
    await expect(readWorkbook(writeOverlappingArchive(part, names), 10)).rejects.toThrow('list.too-large-unpacked')
  })

  test('thousands of parts', async () => {
    const part = plainly({ name: 'a', content: Buffer.from('a') })
    const names = Array.from({ length: 2001 }, (_, index) => `xl/media/${index}.png`)
    await expect(readWorkbook(writeOverlappingArchive(part, names), 10)).rejects.toThrow('list.too-large-unpacked')
  })
})

test('a workbook one of whose parts is damaged is refused', async () => {
  const damaged = parts().map(plainly)
  const last = damaged.at(-1)
  if (last) last.entry = { ...last.entry, crc: last.entry.crc ^ 1 }
  await expect(readWorkbook(writeArchive(damaged), 10)).rejects.toThrow('list.unreadable')
})
