/** While one part is merged the next is read: the work of the reader and of the database takes turns in each. */
const LANES = 2

/**
 * Does the work for each item, two at a time, begun in their order. Where it fails for one, no more are begun, and what
 * went wrong is thrown when the other has ended.
 */
export async function inLanes<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items[Symbol.iterator]()
  let isFailed = false
  const lane = async () => {
    for (let next = waiting.next(); !next.done && !isFailed; next = waiting.next()) {
      try {
        await work(next.value)
      } catch (error) {
        isFailed = true
        throw error
      }
    }
  }
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane))
  for (const result of lanes) if (result.status === 'rejected') throw result.reason
}
