/** A page that was opened or a call that was made, by its pattern: never what stands in its address. */
export type Step = { category: 'page' | 'call'; message: string; timestamp: number; data?: { status: number } }

const MOST_STEPS = 50

const steps: Step[] = []

/** Keeps what a reader did before something went wrong; it leaves with a report alone. */
export function noteStep(category: Step['category'], pattern: string, status?: number): void {
  const data = status === undefined ? {} : { data: { status } }
  steps.push({ category, message: pattern, timestamp: Date.now() / 1000, ...data })
  if (steps.length > MOST_STEPS) steps.shift()
}

/** What was done, the first first. */
export function listSteps(): readonly Step[] {
  return [...steps]
}
