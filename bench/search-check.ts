/** Share of the typed texts that must find something, else the times would flatter. */
const FOUND_SHARE = 0.95

/** Looks at the answers of the warm-up; `assertFound` is a fault when too many of them were empty. */
export function createFoundCheck(countResults: (json: unknown) => number) {
  let answers = 0
  let found = 0
  return {
    check: (json: unknown): void => {
      answers += 1
      if (countResults(json) > 0) found += 1
    },
    assertFound: (): void => {
      if (found < answers * FOUND_SHARE) throw new Error(`only ${found} of ${answers} typed texts found a company`)
    },
  }
}
