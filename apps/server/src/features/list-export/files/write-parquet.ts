import type { ByteWriter } from 'hyparquet-writer'
import type { CellValue } from './cell-value.ts'

export type ParquetColumn = { name: string; isText: boolean }

/**
 * So many rows stand together: about as many are in memory. What a group says of each of its columns is kept to the end, by the
 * writer; without bounds of values and places of pages, which help nobody in a list, thousands of such stay small.
 */
const GROUP_ROWS = 3000

/**
 * Apache Parquet, row group after row group. Numbers are doubles, which hold every amount exactly; a cell that is not known
 * is null. `notes` stand in the metadata of the file.
 */
export async function* writeListParquet(
  columns: readonly ParquetColumn[],
  blocks: AsyncIterable<readonly (readonly CellValue[])[]>,
  notes: Readonly<Record<string, string>>,
): AsyncGenerator<Uint8Array> {
  // Read where a list is asked for: no start waits for it.
  const { ByteWriter, ParquetWriter } = await import('hyparquet-writer')
  const bytes = new ByteWriter()
  const parquet = new ParquetWriter({
    writer: bytes,
    schema: [
      { name: 'root', num_children: columns.length },
      ...columns.map(({ name, isText }) =>
        isText
          ? ({ name, type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' } as const)
          : ({ name, type: 'DOUBLE', repetition_type: 'OPTIONAL' } as const),
      ),
    ],
    kvMetadata: Object.entries(notes).map(([key, value]) => ({ key, value })),
    createdBy: 'Mérleg',
  })
  let rows: (readonly CellValue[])[] = []
  const write = async (): Promise<Uint8Array> => {
    const columnData = columns.map(({ name }, place) => ({
      name,
      data: rows.map((cells) => cells[place] ?? null),
      statistics: false,
      offsetIndex: false,
    }))
    await parquet.write({ columnData, rowGroupSize: rows.length })
    rows = []
    return take(bytes)
  }
  for await (const block of blocks) {
    rows.push(...block)
    if (rows.length >= GROUP_ROWS) yield await write()
  }
  if (rows.length > 0) yield await write()
  await parquet.finish()
  yield take(bytes)
}

/** What was written since; the writer goes on counting where it is in the file. */
function take(bytes: ByteWriter): Uint8Array {
  const taken = bytes.getBytes().slice()
  bytes.index = 0
  return taken
}
