import { openEmbedded } from '../embedded-server.ts'

/**
 * A process of its own for the tests of the embedded server: joins a data folder, says so in one line of JSON, and
 * leaves when its standard input ends. Arguments: data folder, `application` or `guest`.
 */
const [, , dataDir = '', role = 'guest'] = process.argv

function say(line: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

try {
  const notices: string[] = []
  const server = await openEmbedded({
    dataDir,
    exclusive: role === 'application',
    profile: 'test',
    onNotice: (notice) => notices.push(notice.kind),
  })
  if (role === 'application') await server.announceAddress('http://127.0.0.1:1234')
  say({ connectionString: server.connectionString, notices })
  process.stdin.resume()
  process.stdin.once('end', () => {
    void server.release().then(() => say({ released: true }))
  })
} catch (error) {
  say({ error: error instanceof Error ? error.message : String(error) })
}
