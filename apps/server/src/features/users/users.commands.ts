import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@merleg/contract/auth.contract'
import { type Claim, CLAIMS, GRANTING_CLAIMS, parseClaim } from '@merleg/domain/claims'
import { type Role, ROLES } from '@merleg/domain/roles'
import { parseTaxNumber } from '@merleg/domain/tax-number'
import { Argument, type Command, InvalidArgumentError } from 'commander'
import { z } from 'zod'
import { withCommandDatabase } from '../../app/open-database.ts'
import { systemClock } from '../../shared/clock.ts'
import { CommandError } from '../../shared/cli/command-error.ts'
import { generatePassword } from '../../shared/passwords.ts'
import { toSingleLine } from '../../shared/plain-text.ts'
import { askPassword } from './ask-password.ts'
import { listUsers, type User } from './users.repository.ts'
import { addUser, disableUser, enableUser, keepTrial, setClaims, setRole } from './users.usecases.ts'

export function registerUserCommands(program: Command): void {
  const user = program.command('user').description('users, their subscribers and what these may use')
  registerAdd(user)
  registerRole(user)

  user
    .command('list')
    .description('every user: e-mail, state, role, last login, subscriber, claims')
    .action(() =>
      withCommandDatabase(async ({ db }) => (await listUsers(db)).forEach((one) => console.log(toLine(one)))),
    )

  user
    .command('disable')
    .description('sign a user out everywhere and let nobody sign in to the account')
    .argument('<email>', 'e-mail address of the user', parseEmail)
    .action((email: string) =>
      withCommandDatabase(async ({ db }) => {
        await disableUser(db, { email, now: systemClock.now() })
        console.log(`${email} is disabled.`)
      }),
    )

  user
    .command('enable')
    .description('let a disabled user sign in again')
    .argument('<email>', 'e-mail address of the user', parseEmail)
    .action((email: string) =>
      withCommandDatabase(async ({ db }) => {
        await enableUser(db, { email, now: systemClock.now() })
        console.log(`${email} is enabled.`)
      }),
    )

  user
    .command('set-claims')
    .description("set what the user's subscriber, and so every user of it, may use")
    .argument('<email>', 'e-mail address of the user', parseEmail)
    .argument('<claims>', CLAIMS_HELP, parseClaims)
    .action((email: string, claims: readonly Claim[]) =>
      withCommandDatabase(async ({ db }) => {
        const { subscriberName } = await setClaims(db, { email, claims, now: systemClock.now() })
        console.log(`The subscriber "${subscriberName}" has the claims: ${claims.join(',') || 'none'}`)
      }),
    )

  user
    .command('subscribe')
    .description("make the trial of the user's subscriber a subscription, also when it is over")
    .argument('<email>', 'e-mail address of the user', parseEmail)
    .action((email: string) =>
      withCommandDatabase(async ({ db }) => {
        const { subscriberName, claims } = await keepTrial(db, { email, now: systemClock.now() })
        console.log(`"${subscriberName}" is a subscriber, with the claims: ${claims.join(',') || 'none'}`)
      }),
    )
}

const CLAIMS_HELP = `comma list, or "all" for every granting one, or "none": ${CLAIMS.join(', ')}`

type AddOptions = {
  email: string
  name: string
  subscriber: string
  claims?: readonly Claim[]
  taxNumber?: string
  password?: string
  administrator?: true
}

function registerRole(user: Command): void {
  user
    .command('role')
    .description('what a user is to the subscriber; operators are users of the provider (subscribers provider)')
    .argument('<email>', 'e-mail address of the user', parseEmail)
    .addArgument(new Argument('<role>', 'role').choices(ROLES))
    .action((email: string, role: Role) =>
      withCommandDatabase(async ({ db }) => {
        const before = await setRole(db, { email, role, now: systemClock.now() })
        console.log(`${email} is ${role}, before ${before.role}.`)
      }),
    )
}

function registerAdd(user: Command): void {
  user
    .command('add')
    .description('add a user; without --password it is asked for, or made and printed where nobody can be asked')
    .requiredOption('--email <address>', 'e-mail address, the name to sign in with', parseEmail)
    .requiredOption('--name <name>', "the person's name", parseName)
    .requiredOption('--subscriber <name>', 'the subscriber; made when there is none of this name', parseName)
    .option('--claims <claims>', `for a new subscriber: ${CLAIMS_HELP}`, parseClaims)
    .option('--tax-number <number>', 'of a new subscriber: its company gets no trial', parseTaxStem)
    .option('--administrator', 'administers the users of the subscriber; whoever is first in a new one does')
    .option(
      '--password <password>',
      `${PASSWORD_MIN_LENGTH} characters or more; other people of this machine may see it`,
      parsePassword,
    )
    .action(async (options: AddOptions) => {
      const given = options.password ?? (await askForPassword())
      const password = given ?? generatePassword()
      const { claims = null, taxNumber: taxStem = null, administrator: isAdministrator = false } = options
      await withCommandDatabase(({ db }) =>
        addUser(db, { ...options, claims, taxStem, password, isAdministrator }, systemClock.now()),
      )
      console.log(`Added ${options.email}.`)
      if (given === null) console.log(`Password: ${password}`)
    })
}

function toLine(user: User): string {
  return [
    user.email,
    toState(user),
    user.role,
    user.lastLoginAt?.toISOString() ?? 'never',
    user.subscriberName,
    user.claims.join(',') || 'none',
  ].join('\t')
}

function toState({ isDisabled, isDemo, trialEndsAt }: User): string {
  if (isDisabled) return 'disabled'
  if (trialEndsAt === null) return isDemo ? 'demo' : 'active'
  return trialEndsAt > systemClock.now() ? 'trial' : 'trial-over'
}

function parseEmail(text: string): string {
  const parsed = z.email().max(254).safeParse(text.trim().toLowerCase())
  if (!parsed.success) throw new InvalidArgumentError('This is no e-mail address.')
  return parsed.data
}

/** The first eight digits, by which a company is known whatever its area and VAT code. */
function parseTaxStem(text: string): string {
  const reading = parseTaxNumber(text)
  if (!reading.ok) throw new InvalidArgumentError('A Hungarian tax number, as in 12345676-2-42.')
  return reading.taxNumber.stem8
}

function parseName(text: string): string {
  const name = toSingleLine(text)
  if (name === '' || name.length > 200) throw new InvalidArgumentError('1 to 200 characters.')
  return name
}

function parsePassword(text: string): string {
  if (!hasPasswordLength(text)) throw new InvalidArgumentError(PASSWORD_LENGTH_HINT)
  return text
}

const PASSWORD_LENGTH_HINT = `A password has ${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters.`

function hasPasswordLength(text: string): boolean {
  return text.length >= PASSWORD_MIN_LENGTH && text.length <= PASSWORD_MAX_LENGTH
}

/** From the person at the terminal, or null where there is none. */
async function askForPassword(): Promise<string | null> {
  if (!process.stdin.isTTY) return null
  const password = await askPassword()
  if (!hasPasswordLength(password)) throw new CommandError(PASSWORD_LENGTH_HINT)
  return password
}

function parseClaims(text: string): readonly Claim[] {
  if (text === 'all') return GRANTING_CLAIMS
  if (text === 'none') return []
  const words = text.split(',').map((word) => word.trim())
  const claims = words.map(parseClaim).filter((claim) => claim !== null)
  const unknown = words.filter((word) => parseClaim(word) === null)
  if (unknown.length > 0)
    throw new InvalidArgumentError(`Unknown: ${unknown.join(', ')}. There are: ${CLAIMS.join(', ')}.`)
  return [...new Set(claims)]
}
