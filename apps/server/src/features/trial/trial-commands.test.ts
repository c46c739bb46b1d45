import { Command, CommanderError } from 'commander'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { registerRequestCommands } from '../requests/requests.commands.ts'
import { addTestUser } from '../users/testing-users.ts'
import { makeTaxNumber, makeWish, tokenIn, useTrials } from './testing-trial.ts'
import { registerTrialCommands } from './trial.commands.ts'

const test = useTestApp({ MERLEG_TRIALS: 'operator' })
const { answer, listIds, post, start } = useTrials(test)
let printed: string[] = []

beforeEach(() => {
  vi.stubEnv('DATABASE_URL', test.database.connectionString)
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

async function run(...words: string[]): Promise<string> {
  const program = new Command('merleg')
    .exitOverride()
    .configureOutput({ writeErr: () => undefined, writeOut: (text) => void printed.push(text) })
  registerTrialCommands(registerRequestCommands(program))
  printed = []
  await program.parseAsync(['requests', ...words], { from: 'user' })
  return printed.join('\n')
}

async function ask(wish: Parameters<typeof makeWish>[0] = {}) {
  const whole = makeWish(wish)
  await post('/api/trial/request', whole)
  const [id = ''] = await listIds(whole.email)
  const { request_number: number } = await test.deps.db
    .selectFrom('requests')
    .select('request_number')
    .where('request_id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...whole, id, number: String(number) }
}

describe('requests trial-grant', () => {
  it('mails the link, once more where it is said again; each link works until one is used', async () => {
    const { id, number, email } = await ask()
    expect(await run('list', '--kind', 'trial')).toMatch(
      new RegExp(`^${number}\\t.*\\ttrial\\topen\\tKipróbáló Kft\\.\\t${email}\\t`, 'm'),
    )
    await expect(run('done', number)).rejects.toThrow('decide with trial-grant or trial-refuse')
    expect(await run('trial-grant', number)).toBe(`Granted: "Kipróbáló Kft." gets the link by mail to ${email}.`)
    const [first] = await answer(id)
    expect(first).toMatchObject({ to: email, subject: 'Indítsa el a Mérleg próbáját' })
    expect(first?.text).toContain('indíthatja el az 5 napos próbát')
    await run('trial-grant', number)
    const [second] = await answer(id)
    expect(second?.id).not.toBe(first?.id)
    expect((await start(tokenIn(first))).statusCode).toBe(200)
    expect(await run('show', number)).toMatch(/State: begun[^]*Tax number: \d{8}-2-42[^]*Ends: /)
    await expect(run('trial-grant', number)).rejects.toThrow(/The trial of request \d+ began at/)
    await expect(run('trial-refuse', number)).rejects.toThrow(/The trial of request \d+ began at/)
  })

  it('is refused for a known address, and for a company that had one', async () => {
    const user = await addTestUser(test.deps.db)
    const known = await ask({ email: user.email })
    await expect(run('trial-grant', known.number)).rejects.toMatchObject({
      message: 'There is a user with this e-mail address.',
      exitCode: 1,
    })
    const taxNumber = makeTaxNumber()
    const [first, second] = [await ask({ taxNumber }), await ask({ taxNumber })]
    await run('trial-grant', first.number)
    await start(tokenIn((await answer(first.id))[0]))
    await expect(run('trial-grant', second.number)).rejects.toThrow('has had a trial, or is a subscriber')
  })
})

describe('requests trial-refuse', () => {
  it('tells who asked, in the words of the operator too; a link that was mailed works no more', async () => {
    const { id, number, email } = await ask()
    await run('trial-grant', number)
    const [link] = await answer(id)
    expect(await run('trial-refuse', number, '--text', 'Hívjon minket!')).toBe(
      `Refused: "Kipróbáló Kft." is told by mail to ${email}.`,
    )
    const [mail] = await answer(id)
    expect(mail?.subject).toBe('A próba nem indítható el')
    expect(mail?.text).toContain('Hívjon minket!')
    expect((await start(tokenIn(link))).json()).toMatchObject({ code: 'trial.link-invalid' })
    await expect(run('trial-refuse', number)).rejects.toThrow(`Request ${number} is refused already.`)
    expect(await run('show', number)).toContain('State: refused: operator')
  })
})

it('an unknown number is refused, a wrong one is wrong use, and both have their help', async () => {
  for (const command of ['trial-grant', 'trial-refuse']) {
    await expect(run(command, '999999')).rejects.toMatchObject({
      message: 'There is no request for a trial with the number 999999.',
      exitCode: 1,
    })
    await expect(run(command, 'one')).rejects.toBeInstanceOf(CommanderError)
    await expect(run(command, '--help')).rejects.toMatchObject({ exitCode: 0 })
  }
})
