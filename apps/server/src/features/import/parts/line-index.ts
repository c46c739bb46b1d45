import { readPacked } from '../../../shared/packed-file.ts'
import { NumberList } from './number-list.ts'
import type { OwnedLine } from './part-writer.ts'
import type { RawLine } from './raw-lines.ts'

type IndexedLine = Omit<OwnedLine, 'bytes'> & { length: number }

/** Where the lines of a file stand and whose they are, twelve bytes for each. */
export class LineIndex {
  readonly #owners = new NumberList()
  /** From the beginning of the line before: a number of four bytes does not reach through a large file. */
  readonly #steps = new NumberList()
  readonly #lengths = new NumberList()
  /** Of how many lines those rows are that are more than one, by their place in the index. */
  readonly #long = new Map<number, number>()
  #lastStart = 0

  push({ bytes, start, lines }: RawLine, owner: number): void {
    if (lines !== 1) this.#long.set(this.#owners.size, lines)
    this.#owners.push(owner)
    this.#steps.push(start - this.#lastStart)
    this.#lengths.push(bytes.length)
    this.#lastStart = start
  }

  /** The lines of some owners, in the order of the file. */
  *ofOwners(isMeant: (owner: number) => boolean): Generator<IndexedLine> {
    let [start, first] = [0, 1]
    for (let place = 0; place < this.#owners.size; place += 1) {
      const owner = this.#owners.at(place)
      const lines = this.#long.get(place) ?? 1
      start += this.#steps.at(place)
      if (isMeant(owner)) yield { start, length: this.#lengths.at(place), lines, first, owner }
      first += lines
    }
  }
}

/** Lines of a file by where they stand, which are in its order, in lots; the bytes hold until the next lot. */
export async function* readIndexed(path: string, lines: Iterable<IndexedLine>): AsyncGenerator<OwnedLine[]> {
  const wanted = lines[Symbol.iterator]()
  let next = wanted.next()
  /** What is read of a line that goes on in the next bytes. */
  let begun: Buffer[] = []
  let end = 0
  for await (const chunk of readPacked(path)) {
    const found: OwnedLine[] = []
    const chunkStart = end
    end += chunk.length
    while (next.done !== true && next.value.start < end) {
      const { length, ...line } = next.value
      const from = Math.max(0, line.start - chunkStart)
      const piece = chunk.subarray(from, line.start + length - chunkStart)
      if (line.start + length > end) {
        begun.push(Buffer.from(piece))
        break
      }
      found.push({ ...line, bytes: begun.length === 0 ? piece : Buffer.concat([...begun, piece]) })
      begun = []
      next = wanted.next()
    }
    if (found.length > 0) yield found
    if (next.done === true) return
  }
}
