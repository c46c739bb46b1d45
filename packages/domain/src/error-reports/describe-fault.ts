/** A fault as a report carries it: what kind, what it says, and where. To be scrubbed before it leaves. */
export type DescribedFault<Frame extends object> = { type: string; value: string; stacktrace?: { frames: Frame[] } }

const MAX_CAUSES = 3

/** An error with what caused it, the first cause first. `parseStack` reads the lines of a stack, outermost call first. */
export function describeFault<Frame extends object>(
  error: unknown,
  parseStack: (stack: string) => Frame[],
): DescribedFault<Frame>[] {
  const chain: DescribedFault<Frame>[] = []
  for (let at: unknown = error; at instanceof Error && chain.length <= MAX_CAUSES; at = at.cause) {
    const frames = parseStack(withoutMessage(at))
    chain.unshift({ type: at.name, value: at.message, ...(frames.length === 0 ? {} : { stacktrace: { frames } }) })
  }
  return chain.length === 0 ? [{ type: 'Error', value: '' }] : chain
}

/** A message of several lines may look like calls. */
function withoutMessage({ message, stack = '' }: Error): string {
  const at = message === '' ? -1 : stack.indexOf(message)
  return at === -1 ? stack : stack.slice(at + message.length)
}

/** What the code of an error is, of whatever library; undefined where it has none. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
