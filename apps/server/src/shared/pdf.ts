import { Worker } from 'node:worker_threads'

/** A document to typeset: the Typst source of its look, and its content, which never becomes markup. */
export type PdfJob = { template: string; content: object }

export type PdfRenderer = {
  /**
   * The PDF of a document; the same job gives the same bytes. Throws where the template does not fit the content, and
   * `PdfQueueFullError` while too many wait.
   */
  render(job: PdfJob): Promise<Buffer>
  /** Ends the thread; what is still being typeset is refused. */
  close(): Promise<void>
}

type Pending = { resolve: (pdf: Buffer) => void; reject: (error: Error) => void; timer: NodeJS.Timeout }
export type PdfRequest = { id: number; template: string; content: string }
export type PdfReply = { id: number; pdf: Uint8Array } | { id: number; error: string }

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

/** Typesets in a thread of its own, started with the first document: the compiler blocks and would keep the process alive. */
export function createPdfRenderer(): PdfRenderer {
  let worker: Worker | null = null
  let lastId = 0
  const pending = new Map<number, Pending>()

  const settle = (id: number): Pending | null => {
    const job = pending.get(id) ?? null
    pending.delete(id)
    clearTimeout(job?.timer)
    return job
  }
  const stop = async (reason: Error): Promise<void> => {
    const stopped = worker
    worker = null
    for (const id of pending.keys()) settle(id)?.reject(reason)
    await stopped?.terminate()
  }
  const start = (): Worker => {
    const started = new Worker(new URL('./pdf-worker.ts', import.meta.url))
    started.on('message', (reply: PdfReply) => {
      const job = settle(reply.id)
      if ('pdf' in reply) job?.resolve(Buffer.from(reply.pdf))
      else job?.reject(new Error(`typesetting failed: ${reply.error}`))
    })
    const fail = (error: Error): void => void (worker === started && stop(error))
    started.on('error', fail)
    started.on('exit', (code) => fail(new Error(`the typesetting thread ended with code ${code}`)))
    started.unref()
    return started
  }
  return {
    render: ({ template, content }) =>
      new Promise((resolve, reject) => {
        if (pending.size >= QUEUE_LIMIT) {
          reject(new PdfQueueFullError())
          return
        }
        worker ??= start()
        const id = (lastId += 1)
        const timer = setTimeout(() => void stop(new Error('typesetting took too long')), TIME_LIMIT_MS)
        pending.set(id, { resolve, reject, timer })
        worker.postMessage({ id, template, content: JSON.stringify(content) } satisfies PdfRequest)
      }),
    close: () => stop(new Error('the typesetting thread was closed')),
  }
}
