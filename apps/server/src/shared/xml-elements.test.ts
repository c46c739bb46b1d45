import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FileFault } from './file-fault.ts'
import { findText, listChildren, listTexts, readXmlElements, type XmlElement } from './xml-elements.ts'

const LIST = `<?xml version="1.0" encoding="UTF-8"?>
<!-- a
comment -->
<list day="2026-01-02">
  <head>x</head>
  <entry id="1"><name>Ő &amp; Társa</name><name/><name>B</name></entry>
  <entry>
    <parts><part><![CDATA[<c>]]></part></parts>
  </entry>
</list>
`

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'merleg-xml-'))
})
afterAll(async () => rm(folder, { recursive: true }))

async function readAll(content: string | Uint8Array, name = 'list.xml'): Promise<XmlElement[]> {
  const path = join(folder, name)
  await writeFile(path, content)
  const found: XmlElement[] = []
  const records = new Set(['head', 'entry'])
  const elements = new Set(['name', 'parts', 'part'])
  for await (const element of readXmlElements({ path, root: 'list', records, elements })) found.push(element)
  return found
}

test.each([
  ['plain', LIST, 'list.xml'],
  ['packed', gzipSync(LIST), 'list.xml.gz'],
  ['in many pieces', LIST.replace('>x<', `>x</head>${' '.repeat(600_000)}<head>${'ő'.repeat(300_000)}<`), 'list.xml'],
])('elements come out whole: %s', async (_title, content, name) => {
  const elements = await readAll(content, name)
  const [root, head] = elements
  const [first, second, ...more] = elements.slice(elements.findIndex((element) => element.name === 'entry'))
  expect([root?.name, root?.attributes, head?.text, more.length]).toEqual(['list', { day: '2026-01-02' }, 'x', 0])
  expect([first?.line, second?.line]).toEqual([6, 7])
  expect(first && listTexts(first, 'name')).toEqual(['Ő & Társa', 'B'])
  expect(first && listChildren(first, 'name')).toHaveLength(3)
  expect(second && findText(second, 'parts', 'part')).toBe('<c>')
  expect(second && findText(second, 'parts', 'other')).toBeNull()
})

const [TEN_MEGABYTES, MANY] = [10_000_000, 150_000]
/** Of a piece of ten megabytes or of a hundred and fifty thousand elements. */
const tooLong = {
  'elements without text': `<list><entry>${'<name/>'.repeat(MANY)}</entry></list>`,
  'elements in elements': `<list><entry>${'<parts><part/></parts>'.repeat(MANY / 2)}</entry></list>`,
  'attributes of many elements': `<list><entry>${`<name a="${'b'.repeat(1000)}"/>`.repeat(5000)}</entry></list>`,
  'an attribute': `<list><entry id="${'1'.repeat(TEN_MEGABYTES)}"/></list>`,
  'an attribute of entities': `<list><entry id="${'&amp;'.repeat(TEN_MEGABYTES / 5)}"/></list>`,
  'attributes of one element': `<list><entry ${Array.from({ length: 1_000_000 }, (_, at) => `a${at}=""`).join(' ')}/></list>`,
  'an attribute of the root': `<list day="${'1'.repeat(TEN_MEGABYTES)}"><entry/></list>`,
  'a comment': `<list><!--${' '.repeat(TEN_MEGABYTES)}--><entry/></list>`,
  'comments within a record': `<list><entry>${`<!--${' '.repeat(1_000_000)}-->`.repeat(10)}</entry></list>`,
  'a section': `<list><entry><![CDATA[${' '.repeat(TEN_MEGABYTES)}]]></entry></list>`,
  'a document type': `<!DOCTYPE list [${' '.repeat(TEN_MEGABYTES)}]><list><entry/></list>`,
  'an instruction': `<?xml ${' '.repeat(TEN_MEGABYTES)}?><list><entry/></list>`,
  'a name': `<list><${'a'.repeat(TEN_MEGABYTES)}/></list>`,
  'blanks in a tag': `<list><entry${' '.repeat(TEN_MEGABYTES)}/></list>`,
  'blanks in the end of one': `<list><entry></entry${' '.repeat(TEN_MEGABYTES)}></list>`,
  'ends of nothing': `<list>${'</name>'.repeat(TEN_MEGABYTES / 7)}</list>`,
  'a text': `<list><entry>${'a'.repeat(TEN_MEGABYTES)}</entry></list>`,
}

test.each(Object.entries(tooLong))('%s without end is refused before it fills the memory', async (_title, content) => {
  const refused = await readAll(gzipSync(content, { level: 1 }), 'list.xml.gz').catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(FileFault)
  expect(String(refused)).toContain('xml: more than 4194304 characters')
})

test.each([
  ['a record of many elements', `<list><entry>${'<name>Ő &amp; Társa</name>'.repeat(50_000)}</entry></list>`, 50_000],
  ['a comment of some megabytes', `<list><entry><name/></entry><!--${' '.repeat(4_000_000)}--></list>`, 1],
  ['many records', `<list>${`<entry>${'<name/>'.repeat(10)}</entry>\n`.repeat(30_000)}</list>`, 300_000],
  ['many comments', `<list>${`<!--${' '.repeat(100_000)}-->`.repeat(100)}<entry><name/></entry></list>`, 1],
])('%s goes through', async (_title, content, names) => {
  const [, ...entries] = await readAll(gzipSync(content, { level: 1 }), 'list.xml.gz')
  expect(entries.reduce((sum, entry) => sum + listChildren(entry, 'name').length, 0)).toBe(names)
})

test.each([
  ['nothing', '', 'empty 1'],
  ['no XML', 'name;day\n1;2\n', 'empty 3'],
  ['another root', '<html><body></body></html>', 'columns 1'],
  ['an element that is not known', '<list>\n<entry><new>1</new></entry></list>', 'columns 2'],
  ['a file that was cut', LIST.slice(0, -10), 'cut-off 9'],
  ['a file that was cut in a tag', LIST.slice(0, -4), 'cut-off 10'],
  ['tags that do not match', '<list><entry><name>a</entry></list>', 'xml 1'],
  ['more than one root', '<list></list><list></list>', 'xml 1'],
  ['a document type', '<!DOCTYPE list [<!ENTITY b "c">]><list><entry>&b;</entry></list>', 'xml 1'],
  ['a zero byte', '<list><entry><name>a\0b</name></entry></list>', 'encoding 1'],
  ['another encoding', Buffer.from('<list><entry>\n<name>é</name></entry></list>', 'latin1'), 'encoding 2'],
])('%s is refused', async (_title, content, expected) => {
  const refused = await readAll(content).catch((error: unknown) =>
    error instanceof FileFault ? `${error.reason} ${error.place.line}` : error,
  )
  expect(refused).toBe(expected)
})
