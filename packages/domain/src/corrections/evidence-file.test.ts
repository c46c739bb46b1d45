import { expect, test } from 'vitest'
import { readEvidenceType } from './evidence-file.ts'

test.each([
  ['%PDF-1.7', 'pdf'],
  ['\u0089PNG\r\n\u001a\n…', 'png'],
  ['\u00ff\u00d8\u00ff\u00e0', 'jpg'],
  ['PK\u0003\u0004', null],
  ['<svg/>', null],
  ['', null],
])('%j is %s', (text, ending) => {
  expect(readEvidenceType(Buffer.from(text, 'latin1'))?.ending ?? null).toBe(ending)
})
