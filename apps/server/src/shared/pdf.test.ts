import { afterAll, expect, test } from 'vitest'
import { createPdfRenderer, PdfQueueFullError } from './pdf.ts'

const renderer = createPdfRenderer()
afterAll(() => renderer.close())

const TEMPLATE =
  '#let d = json(bytes(sys.inputs.content))\n#set document(date: datetime(year: 2024, month: 5, day: 6))\n#d.text'

test('content is set as text, whatever markup it looks like', async () => {
  const text = '#panic("x") *b* $x$ #read("/etc/passwd") <script>'
  const [first, second] = await Promise.all(
    [1, 2].map(() => renderer.render({ template: TEMPLATE, content: { text } })),
  )
  expect(first?.subarray(0, 5).toString()).toBe('%PDF-')
  expect(second?.equals(first ?? Buffer.alloc(0))).toBe(true)
})

test('a template that does not fit is refused and the next document is not affected', async () => {
  await expect(renderer.render({ template: '#let x = ', content: {} })).rejects.toThrow('typesetting failed')
  await expect(renderer.render({ template: '#read("pdf.ts")', content: {} })).rejects.toThrow('typesetting failed')
  expect((await renderer.render({ template: TEMPLATE, content: { text: 'ő' } })).length).toBeGreaterThan(1000)
})

test('closing refuses what is under way', async () => {
  const closing = createPdfRenderer()
  const rendering = closing.render({ template: TEMPLATE, content: { text: 'a' } })
  await Promise.all([expect(rendering).rejects.toThrow('closed'), closing.close()])
})

test('more than can wait are refused at once, and the others are set', async () => {
  const busy = createPdfRenderer()
  const jobs = Array.from({ length: 60 }, () => busy.render({ template: TEMPLATE, content: { text: 'a' } }))
  const settled = await Promise.allSettled(jobs)
  await busy.close()
  const refused = settled.filter((one) => one.status === 'rejected')
  expect(settled.length - refused.length).toBe(50)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(PdfQueueFullError)
})

/** Answers every document at once but one, at which it stays. */
const STUCK = `
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ id, template }) => {
    if (template === 'ends') throw new Error('ended')
    if (template === 'stays') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    parentPort.postMessage({ id, pdf: new Uint8Array([id]) })
  })`

test.each([
  ['takes too long', 'stays', 'too long'],
  ['ends the thread', 'ends', 'ended'],
])('a document that %s is refused alone, and those that waited behind it are set', async (_what, template, fault) => {
  const script = new URL(`data:text/javascript,${encodeURIComponent(STUCK)}`)
  const threads = createPdfRenderer({ script, timeLimitMs: 1000 })
  const render = (one: string) => threads.render({ template: one, content: {} })
  const [before, wrong, ...behind] = await Promise.allSettled(['a', template, 'b', 'c'].map(render))
  await threads.close()
  expect(before).toMatchObject({ status: 'fulfilled' })
  expect(wrong).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining(fault) } })
  expect(behind).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }])
})
