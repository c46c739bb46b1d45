import { isUtf8 } from 'node:buffer'
import { Parser } from 'htmlparser2'
import { FileFault } from '../../../../shared/file-fault.ts'
import { readPacked, unpackedName } from '../../../../shared/packed-file.ts'
import { normaliseSpaces } from '../../reading/cell-values.ts'

/** A table: its rows of cells, and what stands between it and the table before. */
export type PageTable = { before: string; rows: readonly (readonly string[])[] }

/** The text of a page with a line for each block, and its tables; one within a cell of another stands for itself. */
export type SavedPage = { text: string; tables: readonly PageTable[] }

/** A page of the portal has some hundred kilobytes. */
const LONGEST_BYTES = 20 * 1024 * 1024

const HIDDEN: ReadonlySet<string> = new Set(['script', 'style', 'noscript', 'template'])
const BLOCKS: ReadonlySet<string> = new Set(
  'address article br caption dd div dl dt fieldset footer form h1 h2 h3 h4 h5 h6 header hr legend li main ol p section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)

/** Reads a page that a person saved; throws `FileFault` where it is none. */
export async function readSavedPage(path: string): Promise<SavedPage> {
  const place = { file: unpackedName(path), line: 1 }
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of readPacked(path)) {
    chunks.push(chunk)
    length += chunk.length
    if (length > LONGEST_BYTES) throw new FileFault('line-too-long', place, `more than ${LONGEST_BYTES} bytes`)
  }
  const bytes = Buffer.concat(chunks)
  if (!isUtf8(bytes) || bytes.includes(0)) throw new FileFault('encoding', place, 'not valid UTF-8')
  return parsePage(bytes.toString('utf8'))
}

type OpenTable = { before: string; rows: string[][]; isInCell: boolean }

/** The page of a text of html. */
export function parsePage(html: string): SavedPage {
  const tables: OpenTable[] = []
  const open: OpenTable[] = []
  let [text, before, hidden] = ['', '', 0]
  const parser = new Parser(
    {
      onopentagname: (name) => {
        if (HIDDEN.has(name)) hidden += 1
        if (BLOCKS.has(name)) text += '\n'
        const table = open.at(-1)
        if (name === 'table') {
          const opened = { before: normaliseSpaces(before), rows: [], isInCell: false }
          open.push(opened)
          tables.push(opened)
        } else if (name === 'tr') table?.rows.push([])
        else if ((name === 'td' || name === 'th') && table !== undefined) {
          table.rows.at(-1)?.push('')
          table.isInCell = true
        }
      },
      ontext: (part) => {
        if (hidden > 0) return
        text += part
        const table = open.at(-1)
        const row = table?.rows.at(-1)
        if (table === undefined) before += part
        else if (table.isInCell && row !== undefined) row[row.length - 1] += part
        else table.before += part
      },
      onclosetag: (name) => {
        if (HIDDEN.has(name)) hidden -= 1
        if (BLOCKS.has(name)) text += '\n'
        const table = open.at(-1)
        if (name === 'table') {
          open.pop()
          before = ''
        } else if ((name === 'td' || name === 'th') && table !== undefined) table.isInCell = false
        else if (BLOCKS.has(name)) before += ' '
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  return {
    text: text.replaceAll(/[^\S\n]+/g, ' ').replaceAll(/ ?\n[ \n]*/g, '\n'),
    tables: tables.map((table) => ({ before: table.before, rows: table.rows.map((row) => row.map(normaliseSpaces)) })),
  }
}
