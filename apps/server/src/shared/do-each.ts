type Each<Item> = {
  work: (item: Item) => Promise<void>
  onFault: (error: unknown, item: Item) => void
  /** Stops before the next one. */
  signal?: AbortSignal | undefined
}

/**
 * Works at one after the other. One that fails is told of and keeps none of the others from being done; its fault, the first
 * one, is thrown at the end, so that a queue tries again.
 */
export async function doEach<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  { work, onFault, signal }: Each<Item>,
): Promise<void> {
  const faults: unknown[] = []
  for await (const item of items) {
    signal?.throwIfAborted()
    try {
      await work(item)
    } catch (error) {
      faults.push(error)
      onFault(error, item)
    }
  }
  if (faults.length > 0) throw faults[0]
}
