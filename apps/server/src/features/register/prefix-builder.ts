/** `minCompanies`: from so many on a beginning is kept; `best`: so many companies with it (never more than those). */
export type PrefixLimits = { minCompanies: number; best: number }

export type FrequentPrefix = { prefix: string; companyCount: number; companies: string[] }
export type CountedWord = { word: string; companyCount: number }

/** Counts companies by the beginnings of the words of their names. Names are added best first. */
export function createPrefixBuilder() {
  const companies = createNumbering()
  const words = createNumbering()
  const tokens = createTokens()
  return {
    add: (companyId: string, folded: string): void => {
      const company = companies.numberOf(companyId)
      let isFirst = true
      for (const word of folded.split(' ')) {
        if (word !== '') tokens.add({ company, word: words.numberOf(word), isFirst })
        isFirst = false
      }
    },
    finish: (limits: PrefixLimits): { words: CountedWord[]; prefixes: FrequentPrefix[] } => {
      const trie = createTrie(words.texts)
      const counts = countCompanies(tokens, trie, companies.texts.length)
      const best = listBest(tokens, trie, { limits, counts: counts.ofNodes })
      return {
        words: words.texts.map((word, number) => ({ word, companyCount: counts.ofWords[number] ?? 0 })),
        prefixes: best.map(({ node, members }) => ({
          prefix: trie.textOf(node),
          companyCount: counts.ofNodes[node] ?? 0,
          companies: members.map((company) => companies.texts[company] ?? ''),
        })),
      }
    },
  }
}

function createNumbering() {
  const numbers = new Map<string, number>()
  const texts: string[] = []
  const numberOf = (text: string): number => {
    const known = numbers.get(text)
    if (known !== undefined) return known
    numbers.set(text, texts.length)
    return texts.push(text) - 1
  }
  return { texts, numberOf }
}

type Token = { company: number; word: number; isFirst: boolean }
type Tokens = ReturnType<typeof createTokens>

/** A word of a name of a company, millions of them: numbers side by side instead of objects. */
function createTokens() {
  let companies = new Int32Array(1024)
  let words = new Int32Array(1024)
  let firsts = new Uint8Array(1024)
  let count = 0
  const grow = () => {
    companies = resize(companies, new Int32Array(count * 2))
    words = resize(words, new Int32Array(count * 2))
    firsts = resize(firsts, new Uint8Array(count * 2))
  }
  return {
    add: ({ company, word, isFirst }: Token): void => {
      if (count === companies.length) grow()
      companies[count] = company
      words[count] = word
      firsts[count] = isFirst ? 1 : 0
      count += 1
    },
    count: () => count,
    companyOf: (token: number): number => companies[token] ?? 0,
    wordOf: (token: number): number => words[token] ?? 0,
    isFirst: (token: number): boolean => firsts[token] === 1,
  }
}

function resize<Numbers extends Int32Array | Uint8Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from)
  return to
}

type Trie = ReturnType<typeof createTrie>

/** Every beginning of every word as a node that knows the one a letter shorter; node 0 is the empty beginning. */
function createTrie(words: readonly string[]) {
  const order = Array.from(words, (_, number) => number).sort((a, b) => compareTexts(words[a] ?? '', words[b] ?? ''))
  const parents = [0]
  const examples = [0]
  const lengths = [0]
  const nodeOfWord = new Int32Array(words.length)
  let path = [0]
  let previous = ''
  for (const number of order) {
    const word = words[number] ?? ''
    path = path.slice(0, sharedLength(previous, word) + 1)
    for (let length = path.length; length <= word.length; length += 1) {
      parents.push(path[length - 1] ?? 0)
      examples.push(number)
      path.push(lengths.push(length) - 1)
    }
    nodeOfWord[number] = path[word.length] ?? 0
    previous = word
  }
  return {
    size: parents.length,
    nodeOf: (word: number): number => nodeOfWord[word] ?? 0,
    parentOf: (node: number): number => parents[node] ?? 0,
    textOf: (node: number): string => (words[examples[node] ?? 0] ?? '').slice(0, lengths[node]),
  }
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

function sharedLength(a: string, b: string): number {
  let length = 0
  while (length < a.length && a.charCodeAt(length) === b.charCodeAt(length)) length += 1
  return length
}

/** Companies, each once, by word and by beginning. */
function countCompanies(tokens: Tokens, trie: Trie, companyCount: number) {
  const ofNodes = new Int32Array(trie.size)
  const lastAt = new Int32Array(trie.size).fill(-1)
  const ofWords: number[] = []
  const lastWith: number[] = []
  for (const token of byCompany(tokens, companyCount)) {
    const company = tokens.companyOf(token)
    const word = tokens.wordOf(token)
    if (lastWith[word] !== company) ofWords[word] = (ofWords[word] ?? 0) + 1
    lastWith[word] = company
    // Where this company has been it has been to all the shorter ones too.
    for (let node = trie.nodeOf(word); node !== 0 && lastAt[node] !== company; node = trie.parentOf(node)) {
      lastAt[node] = company
      ofNodes[node] = (ofNodes[node] ?? 0) + 1
    }
  }
  return { ofNodes, ofWords }
}

/** The tokens of a company one after the other. */
function byCompany(tokens: Tokens, companyCount: number): Int32Array {
  const starts = new Int32Array(companyCount + 1)
  for (let token = 0; token < tokens.count(); token += 1) {
    const next = tokens.companyOf(token) + 1
    starts[next] = (starts[next] ?? 0) + 1
  }
  for (let company = 0; company < companyCount; company += 1)
    starts[company + 1] = (starts[company + 1] ?? 0) + (starts[company] ?? 0)
  const sorted = new Int32Array(tokens.count())
  for (let token = 0; token < tokens.count(); token += 1) {
    const company = tokens.companyOf(token)
    const place = starts[company] ?? 0
    sorted[place] = token
    starts[company] = place + 1
  }
  return sorted
}

type Best = { node: number; members: number[] }

/** Of every frequent beginning: names whose first word it is, names that start with it, then the others. */
function listBest(
  tokens: Tokens,
  trie: Trie,
  { limits, counts }: { limits: PrefixLimits; counts: Int32Array },
): Best[] {
  const lists = new Map<number, Best>()
  const fill = (node: number, token: number) => {
    const company = tokens.companyOf(token)
    const list = lists.get(node) ?? { node, members: [] }
    if (list.members.length >= limits.best || list.members.includes(company)) return
    list.members.push(company)
    lists.set(node, list)
  }
  const isFrequent = (node: number) => node !== 0 && (counts[node] ?? 0) >= limits.minCompanies
  for (const pass of ['first word', 'start', 'any word'] as const) {
    for (let token = 0; token < tokens.count(); token += 1) {
      if (pass !== 'any word' && !tokens.isFirst(token)) continue
      let node = trie.nodeOf(tokens.wordOf(token))
      if (pass === 'first word') {
        if (isFrequent(node)) fill(node, token)
        continue
      }
      while (node !== 0 && !isFrequent(node)) node = trie.parentOf(node)
      for (; node !== 0; node = trie.parentOf(node)) fill(node, token)
    }
  }
  // A character of two units must not be cut through.
  return [...lists.values()].filter(({ node }) => trie.textOf(node).isWellFormed())
}
