import { expect, test } from 'vitest'
import { element, link, text } from './info-html.ts'

const HOSTILE = `</textarea><script>alert(1)</script><img src=x onerror='alert(1)'>"&amp;`

test('text is escaped, wherever it stands', () => {
  const shown =
    '&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&quot;&amp;amp;'
  expect(String(text(HOSTILE))).toBe(shown)
  expect(String(element('td', text(HOSTILE), text('b')))).toBe(`<td>${shown}b</td>`)
  expect(String(link('https://a.example/?q="x"', HOSTILE))).toBe(
    `<a href="https://a.example/?q=&quot;x&quot;">${shown}</a>`,
  )
})

test.each(['https://a.example/', 'http://a.example/', 'mailto:a@b.hu', 'tel:+3612345678', '/report/10738885/summary'])(
  '%s is a link',
  (url) => expect(String(link(url, 'a'))).toBe(`<a href="${url}">a</a>`),
)

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '//evil.example/',
  '/\\evil.example/',
  'report/1',
  '',
  null,
])('%j is none', (url) => expect(String(link(url, 'a'))).toBe('a'))
