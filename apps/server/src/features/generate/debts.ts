import type { FactObservation } from '@merleg/domain/observation'
import { type Company } from './company.ts'
import { type Day, workingDay, yearOf } from './days.ts'
import { during, frameOf } from './fact-frame.ts'
import { drawBankAccount } from './identifiers.ts'
import { healthIn } from './life.ts'
import { drawPersonName } from './persons.ts'
import { SHARES } from './rates.ts'
import { Rng } from './rng.ts'
import type { World } from './world.ts'

/** Whom taxes are owed to. */
export const TAX_AUTHORITY = 'Nemzeti Adó- és Vámhivatal'

/** Amounts owed are rounded to thousands of forints; at least so much is worth an entry. */
function drawAmount(rng: Rng, yearlySalesHuf: number, share: number): number {
  const amount = yearlySalesHuf * share * Math.exp(0.8 * rng.normal())
  return Math.max(120_000, Math.round(amount / 1000) * 1000)
}

type DebtInput = { world: World; company: Company; rng: Rng }

/** Debts of the failing come before the failure and stay; others pay theirs within months. */
export function debtFactsOf(world: World, company: Company): FactObservation[] {
  const rng = new Rng({ seed: world.seed, stream: 'debts', index: company.index })
  const input = { world, company, rng }
  const { end } = company.life
  const isFailing = end !== null && (end.kind === 'liquidation' || end.kind === 'forced-deletion')
  return [...(isFailing ? debtsBeforeFailure(input, end.startedOn) : passingDebts(input)), ...lienFacts(input)]
}

function salesHuf({ accounts }: Company): number {
  return (accounts.at(-1)?.netSales ?? 5_000) * 1000
}

/** The usual order: taxes first remain unpaid, then suppliers enforce, then the tax authority. */
function debtsBeforeFailure(input: DebtInput, startedOn: Day): FactObservation[] {
  const { company, rng } = input
  const facts: FactObservation[] = []
  const from = (daysBefore: number): Day => workingDay(Math.max(company.foundedOn + 120, startedOn - daysBefore))
  if (rng.chance(0.7)) facts.push(taxDebt(input, from(rng.between(200, 520)), company.ceasedOn))
  if (rng.chance(0.6)) facts.push(taxEnforcement(input, from(rng.between(90, 300)), company.ceasedOn))
  const enforcements = rng.chance(0.65) ? rng.between(1, 3) : 0
  for (let order = 0; order < enforcements; order += 1) {
    // Liquidation stops single enforcements (Act XLIX of 1991, section 38).
    facts.push(enforcement(input, { from: from(rng.between(40, 400)), to: startedOn, order }))
  }
  return facts.filter((fact) => fact.validTo === null || (fact.validFrom ?? '') < (fact.validTo ?? ''))
}

/** Weak years bring debts that are paid later; the probability falls with the health of the year. */
function passingDebts(input: DebtInput): FactObservation[] {
  const { world, company, rng } = input
  const lastYear = yearOf(world.asOf)
  const year = lastYear - Math.floor(rng.exponential(2.2))
  const health = healthIn(company.life, year) ?? 0
  const factor = Math.exp(-0.9 * health)
  const from = workingDay(world.asOf - (lastYear - year) * 365 - rng.between(15, 300))
  const isKnown =
    from > company.foundedOn + 200 && (company.life.end === null || from < company.life.end.startedOn - 400)
  const paidOn = workingDay(from + Math.floor(rng.exponential(300)) + 40)
  const to =
    paidOn < Math.min(world.asOf, company.freeUntil)
      ? paidOn
      : company.life.end === null
        ? null
        : company.life.end.startedOn
  if (!isKnown || (to !== null && to <= from)) return []
  const facts: FactObservation[] = []
  if (rng.chance(SHARES.taxDebt * factor)) facts.push(taxDebt(input, from, to))
  if (rng.chance(SHARES.taxEnforcement * factor)) facts.push(taxEnforcement(input, from, to))
  if (rng.chance(SHARES.enforcement * factor)) facts.push(enforcement(input, { from, to, order: 0 }))
  return facts
}

function taxDebt({ company, rng }: DebtInput, from: Day, to: Day | null): FactObservation {
  const amount = drawAmount(rng, salesHuf(company), 0.09)
  const isLarge = amount >= 100_000_000
  const payload = {
    authority: TAX_AUTHORITY,
    caseNumber: null,
    amount,
    currency: 'HUF',
    text: isLarge
      ? 'A 100 millió forintot meghaladó adótartozással rendelkező adózók közzétett listája'
      : 'Adótartozás az adóhatóság nyilvántartása szerint',
  }
  return { ...frameOf(company), section: 'tax-debt', slot: '1', payload, ...during(from, to) }
}

function taxEnforcement({ company, rng }: DebtInput, from: Day, to: Day | null): FactObservation {
  const payload = {
    authority: TAX_AUTHORITY,
    caseNumber: `${rng.digits(10)}`,
    amount: drawAmount(rng, salesHuf(company), 0.06),
    currency: 'HUF',
    text: 'Az adóhatóság által foganatosított végrehajtási eljárás',
  }
  return { ...frameOf(company), section: 'tax-enforcement', slot: '1', payload, ...during(from, to) }
}

function enforcement(
  { company, rng }: DebtInput,
  { from, to, order }: { from: Day; to: Day | null; order: number },
): FactObservation {
  const payload = {
    authority: `${drawPersonName(rng)} önálló bírósági végrehajtó`,
    caseNumber: `${rng.digits(3)}.V.${rng.digits(4)}/${yearOf(from)}`,
    amount: drawAmount(rng, salesHuf(company), 0.03),
    currency: 'HUF',
    text: 'Bírósági végrehajtás; a végrehajtás elrendelésének alapja fizetési meghagyás',
  }
  return { ...frameOf(company), section: 'enforcement', slot: String(order + 1), payload, ...during(from, to) }
}

const LIEN_ON_SHARE = 'Üzletrészt terhelő zálogjog'
const LIENS = ['Ingó jelzálogjog', 'Vagyont terhelő zálogjog', 'Követelést terhelő zálogjog', LIEN_ON_SHARE] as const

function lienFacts({ world, company, rng }: DebtInput): FactObservation[] {
  const isIndebted = company.accounts.some(({ longTerm, netSales }) => longTerm > 0.3 * netSales)
  if (!rng.chance(SHARES.lien * (isIndebted ? 2 : 0.6))) return []
  const from = workingDay(Math.max(company.foundedOn + 150, company.freeUntil - rng.between(100, 1800)))
  const to = from + rng.between(700, 2500)
  const isOver = to < Math.min(world.asOf, company.ceasedOn ?? world.asOf)
  if (from >= Math.min(world.asOf, company.ceasedOn ?? world.asOf)) return []
  const holder = drawBankAccount(rng).bank ?? 'Hitelintézet'
  const drawn = rng.pick(LIENS)
  const payload = {
    holder,
    // Only limited companies have business shares that can be pledged.
    text: drawn === LIEN_ON_SHARE && !company.rate.key.endsWith('kft') ? 'Vagyont terhelő zálogjog' : drawn,
    amount: drawAmount(rng, salesHuf(company), 0.25),
    currency: 'HUF',
  }
  return [{ ...frameOf(company), section: 'lien', slot: '1', payload, ...during(from, isOver ? to : company.ceasedOn) }]
}
