import { Worker } from 'node:worker_threads'

/** A document to typeset: the Typst source of its look, and its content, which never becomes markup. */
export type PdfJob = { template: string; content: object }

export type PdfRenderer = {
  /**
   * The PDF of a document; the same job gives the same bytes. Throws where the template does not fit the content,
   * `PdfQueueFullError` while too many wait, and `PdfTooSlowError`.
   */
  render(job: PdfJob): Promise<Buffer>
  /** Ends the thread; what is still being typeset is refused. */
  close(): Promise<void>
}

type Pending = { request: PdfRequest; resolve: (pdf: Buffer) => void; reject: (error: Error) => void }
export type PdfRequest = { id: number; template: string; content: string }
export type PdfReply = { id: number; pdf: Uint8Array } | { id: number; error: string }

const SCRIPT = new URL('./pdf-worker.ts', import.meta.url)
/** From when the thread begins with a document. */
const TIME_LIMIT_MS = 60_000
/** Documents that wait at most: the last of them would take longer than anyone does. */
const QUEUE_LIMIT = 50

/** So many documents wait that another one is not taken on. */
export class PdfQueueFullError extends Error {
  constructor() {
    super('too many documents wait to be typeset')
    this.name = 'PdfQueueFullError'
  }
}

/** A document took longer than any may; the thread that was at it is ended, and another one goes on with those that wait. */
export class PdfTooSlowError extends Error {
  constructor() {
    super('typesetting took too long')
    this.name = 'PdfTooSlowError'
  }
}

type Heard = { onReply: (reply: PdfReply) => void; onEnd: (error: Error) => void }

function startThread(script: URL, { onReply, onEnd }: Heard): Worker {
  const started = new Worker(script)
  started.on('message', onReply)
  started.on('error', onEnd)
  started.on('exit', (code) => onEnd(new Error(`the typesetting thread ended with code ${code}`)))
  started.unref()
  return started
}

/**
 * Typesets in a thread of its own, started with the first document: the compiler blocks and would keep the process alive. The
 * thread is given one document after the other: one that takes too long, or ends it, takes none of those that wait with it.
 */
export function createPdfRenderer({ script = SCRIPT, timeLimitMs = TIME_LIMIT_MS } = {}): PdfRenderer {
  let worker: Worker | null = null
  let lastId = 0
  let current: (Pending & { timer: NodeJS.Timeout }) | null = null
  let waiting: Pending[] = []

  const settle = (): Pending | null => {
    const settled = current
    current = null
    clearTimeout(settled?.timer)
    return settled
  }
  const endThread = async (): Promise<void> => {
    const ended = worker
    worker = null
    await ended?.terminate()
  }
  const fail = (error: Error): void => {
    void endThread()
    settle()?.reject(error)
    begin()
  }
  const start = (): Worker => {
    const started = startThread(script, {
      onReply: (reply) => {
        if (reply.id !== current?.request.id) return
        const job = settle()
        if ('pdf' in reply) job?.resolve(Buffer.from(reply.pdf))
        else job?.reject(new Error(`typesetting failed: ${reply.error}`))
        begin()
      },
      onEnd: (error) => void (worker === started && fail(error)),
    })
    return started
  }
  function begin(): void {
    if (current !== null) return
    const next = waiting.shift()
    if (next === undefined) return
    worker ??= start()
    current = { ...next, timer: setTimeout(() => fail(new PdfTooSlowError()), timeLimitMs) }
    worker.postMessage(next.request)
  }
  return {
    render: ({ template, content }) =>
      new Promise((resolve, reject) => {
        if (waiting.length + (current === null ? 0 : 1) >= QUEUE_LIMIT) {
          reject(new PdfQueueFullError())
          return
        }
        const id = (lastId += 1)
        waiting.push({ request: { id, template, content: JSON.stringify(content) }, resolve, reject })
        begin()
      }),
    close: async () => {
      const reason = new Error('the typesetting thread was closed')
      const left = waiting
      waiting = []
      for (const job of [settle(), ...left]) job?.reject(reason)
      await endThread()
    },
  }
}
