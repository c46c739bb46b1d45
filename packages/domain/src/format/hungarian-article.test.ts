import { expect, test } from 'vitest'
import { hungarianArticle } from './hungarian-article.ts'

test.each([
  ['Készletek', 'a'],
  ['Eszközök összesen', 'az'],
  ['„Áruk”', 'az'],
  ['D. Adózott eredmény', 'a'],
  ['F. Kötelezettségek', 'az'],
  ['I. Immateriális javak', 'az'],
  ['III. Tőketartalék', 'a'],
  ['V. Lekötött tartalék', 'az'],
  ['1996. 05. 01.', 'az'],
  ['2024. 12. 31.', 'a'],
  ['1', 'az'],
  ['15', 'a'],
  ['52', 'az'],
  ['100', 'a'],
  ['1\u00A0000\u00A0000 Ft', 'az'],
  ['', 'a'],
] as const)('%s takes %s', (text, article) => expect(hungarianArticle(text)).toBe(article))
