import { expect, test } from 'vitest'
import { checkDeliveredFile, MOST_DELIVERED_BYTES } from './delivered-file.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const PDF = bytes('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n')
const ARCHIVE = bytes('PK\u0003\u0004 word/document.xml PK\u0005\u0006')

test.each([
  ['report.pdf', PDF, 'application/pdf'],
  ['REPORT.PDF', PDF, 'application/pdf'],
  ['report.v2.zip', ARCHIVE, 'application/zip'],
  ['report.docx', ARCHIVE, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
])('%s can be delivered', (name, content, contentType) => {
  expect(checkDeliveredFile(name, content)).toMatchObject({ ok: true, contentType })
})

test.each([
  ['report.exe', PDF, 'type'],
  ['report', PDF, 'type'],
  ['toString', PDF, 'type'],
  ['report.constructor', PDF, 'type'],
  ['report.pdf', new Uint8Array(), 'empty'],
  ['report.pdf', ARCHIVE, 'content'],
  ['report.zip', PDF, 'content'],
  ['report.pdf', PDF.subarray(0, 20), 'cut-off'],
  ['report.zip', ARCHIVE.subarray(0, 20), 'cut-off'],
  ['report.pdf', new Uint8Array(MOST_DELIVERED_BYTES + 1), 'too-large'],
])('%s of these bytes cannot: %3$s', (name, content, fault) => {
  expect(checkDeliveredFile(name, content)).toEqual({ ok: false, fault })
})
