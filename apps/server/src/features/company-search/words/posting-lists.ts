/**
 * Lists of ascending numbers, one for each word: of each number its distance from the one before, in as few bytes as it
 * takes. The bytes of a list lie in slices, each twice as long as the one before and with the address of the next at its
 * end, so that a list of two numbers takes little and one of a million can still grow.
 */
export type PostingLists = {
  blocks: Uint8Array[]
  /** Address of the first free byte. */
  free: number
  count: number
  /** By list: addresses of its first byte, of the next byte to be written, and of the end of the slice that it is in. */
  starts: Uint32Array
  nexts: Uint32Array
  ends: Uint32Array
  /** By list: how many numbers, and the last of them. */
  counts: Uint32Array
  lasts: Uint32Array
}

const BLOCK_BITS = 20
const BLOCK_BYTES = 2 ** BLOCK_BITS
const IN_BLOCK = BLOCK_BYTES - 1
const ADDRESS_BYTES = 4
const FIRST_SLICE = 8
const LARGEST_SLICE = 4096
/** Of a list in the five arrays. */
const BYTES_PER_LIST = 5 * 4
/** Addresses have four bytes. */
const MOST_BYTES = 2 ** 32 - BLOCK_BYTES

export function createPostingLists(capacity = 1024): PostingLists {
  const array = () => new Uint32Array(capacity)
  return {
    blocks: [],
    free: 0,
    count: 0,
    starts: array(),
    nexts: array(),
    ends: array(),
    counts: array(),
    lasts: array(),
  }
}

export function bytesOfLists({ blocks, starts }: PostingLists): number {
  return blocks.length * BLOCK_BYTES + starts.length * BYTES_PER_LIST
}

/** An empty list more; returns its number. */
export function addList(lists: PostingLists): number {
  if (lists.count === lists.starts.length) growLists(lists)
  const list = lists.count
  lists.count += 1
  const start = takeSlice(lists, FIRST_SLICE)
  lists.starts[list] = start
  lists.nexts[list] = start
  lists.ends[list] = start + FIRST_SLICE - ADDRESS_BYTES
  return list
}

function growLists(lists: PostingLists): void {
  const larger = createPostingLists(lists.starts.length * 2)
  for (const name of ['starts', 'nexts', 'ends', 'counts', 'lasts'] as const) {
    larger[name].set(lists[name])
    lists[name] = larger[name]
  }
}

/** A slice lies in one block. */
function takeSlice(lists: PostingLists, bytes: number): number {
  const isIn = (lists.free & IN_BLOCK) + bytes <= BLOCK_BYTES && lists.free < lists.blocks.length * BLOCK_BYTES
  if (!isIn) {
    lists.free = lists.blocks.length * BLOCK_BYTES
    if (lists.free >= MOST_BYTES) throw new RangeError('more words than addresses of four bytes reach')
    lists.blocks.push(new Uint8Array(BLOCK_BYTES))
  }
  const address = lists.free
  lists.free += bytes
  return address
}

/** Adds a number that is larger than those before; the last one again changes nothing. */
export function appendTo(lists: PostingLists, list: number, number: number): void {
  const last = lists.lasts[list] ?? 0
  const isFirst = lists.counts[list] === 0
  if (!isFirst && last === number) return
  let gap = isFirst ? number : number - last
  while (gap > 127) {
    appendByte(lists, list, (gap & 127) | 128)
    gap >>>= 7
  }
  appendByte(lists, list, gap)
  lists.lasts[list] = number
  lists.counts[list] = (lists.counts[list] ?? 0) + 1
}

function appendByte(lists: PostingLists, list: number, byte: number): void {
  let at = lists.nexts[list] ?? 0
  if (at === lists.ends[list]) at = openSlice(lists, list)
  const block = lists.blocks[at >>> BLOCK_BITS]
  if (block !== undefined) block[at & IN_BLOCK] = byte
  lists.nexts[list] = at + 1
}

/** How long the slices of a list are, one after the other: nobody needs to store it. */
const nextSlice = (bytes: number) => Math.min(bytes * 2, LARGEST_SLICE)

function openSlice(lists: PostingLists, list: number): number {
  const end = lists.ends[list] ?? 0
  const bytes = sliceAfter(lists, list)
  const address = takeSlice(lists, bytes)
  const block = lists.blocks[end >>> BLOCK_BITS]
  if (block !== undefined) new DataView(block.buffer).setUint32(end & IN_BLOCK, address)
  lists.ends[list] = address + bytes - ADDRESS_BYTES
  return address
}

/** The slices are counted from the first: a list has few, or is so long that it does not matter. */
function sliceAfter(lists: PostingLists, list: number): number {
  let [start, bytes] = [lists.starts[list] ?? 0, FIRST_SLICE]
  const last = lists.ends[list] ?? 0
  while (bytes < LARGEST_SLICE && start + bytes - ADDRESS_BYTES !== last) {
    start = addressAt(lists, start + bytes - ADDRESS_BYTES)
    bytes = nextSlice(bytes)
  }
  return nextSlice(bytes)
}

function addressAt({ blocks }: PostingLists, at: number): number {
  const block = blocks[at >>> BLOCK_BITS]
  return block === undefined ? 0 : new DataView(block.buffer).getUint32(at & IN_BLOCK)
}

/** Writes the numbers of a list to a place of an array; returns the place after them. */
export function readList(
  lists: PostingLists,
  list: number,
  { into, from }: { into: Uint32Array; from: number },
): number {
  const { blocks } = lists
  const to = from + (lists.counts[list] ?? 0)
  let at = lists.starts[list] ?? 0
  let bytes = FIRST_SLICE
  let end = at + bytes - ADDRESS_BYTES
  let block = blocks[at >>> BLOCK_BITS] ?? new Uint8Array()
  let number = 0
  for (let place = from; place < to; place += 1) {
    let shift = 0
    for (let isOpen = true; isOpen; shift += 7) {
      if (at === end) {
        at = addressAt(lists, end)
        bytes = nextSlice(bytes)
        end = at + bytes - ADDRESS_BYTES
        block = blocks[at >>> BLOCK_BITS] ?? block
      }
      const byte = block[at & IN_BLOCK] ?? 0
      at += 1
      number += (byte & 127) << shift
      isOpen = byte > 127
    }
    into[place] = number
  }
  return to
}
