import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { PdfReply, PdfRequest } from './pdf.ts'

/** How many documents long a memoised result may go unused. */
const CACHE_AGE = 5
const FONTS = [
  '400Regular/Inter_400Regular.ttf',
  '600SemiBold/Inter_600SemiBold.ttf',
  '400Regular_Italic/Inter_400Regular_Italic.ttf',
]

const resolveModule = createRequire(import.meta.url)
const fontBlobs = FONTS.map((path) => readFileSync(resolveModule.resolve(`@expo-google-fonts/inter/${path}`)))
// A folder that is not there: a template can read no file of this machine.
const compiler = NodeCompiler.create({ workspace: join(import.meta.dirname, 'no-files'), fontArgs: [{ fontBlobs }] })

parentPort?.on('message', (request: PdfRequest) => {
  parentPort?.postMessage(typeset(request))
  // After the answer: nobody waits for it.
  compiler.evictCache(CACHE_AGE)
})

function typeset({ id, template, content }: PdfRequest): PdfReply {
  try {
    const compiled = compiler.compile({ mainFileContent: template, inputs: { content } })
    if (compiled.result === null)
      return { id, error: JSON.stringify(compiled.takeError()?.shortDiagnostics ?? 'unknown') }
    return { id, pdf: compiler.pdf(compiled.result) }
  } catch (error) {
    return { id, error: String(error) }
  }
}
