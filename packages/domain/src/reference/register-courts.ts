/** A company registry court: code of the register number, code of its county, seat in the court's official name. */
export type RegisterCourt = { code: string; countyCode: string; nameHu: string }

const COURT_NAMES: ReadonlyArray<readonly [string, string]> = [
  ['01', 'Fővárosi Törvényszék'],
  ['02', 'Pécsi Törvényszék'],
  ['03', 'Kecskeméti Törvényszék'],
  ['04', 'Gyulai Törvényszék'],
  ['05', 'Miskolci Törvényszék'],
  ['06', 'Szegedi Törvényszék'],
  ['07', 'Székesfehérvári Törvényszék'],
  ['08', 'Győri Törvényszék'],
  ['09', 'Debreceni Törvényszék'],
  ['10', 'Egri Törvényszék'],
  ['11', 'Tatabányai Törvényszék'],
  ['12', 'Balassagyarmati Törvényszék'],
  ['13', 'Budapest Környéki Törvényszék'],
  ['14', 'Kaposvári Törvényszék'],
  ['15', 'Nyíregyházi Törvényszék'],
  ['16', 'Szolnoki Törvényszék'],
  ['17', 'Szekszárdi Törvényszék'],
  ['18', 'Szombathelyi Törvényszék'],
  ['19', 'Veszprémi Törvényszék'],
  ['20', 'Zalaegerszegi Törvényszék'],
]

/** Registry courts by the first two digits of the register number (Cégközlöny); the code is that of the county. */
export const REGISTER_COURTS: readonly RegisterCourt[] = COURT_NAMES.map(([code, name]) => ({
  code,
  countyCode: code,
  nameHu: `${name} Cégbírósága`,
}))

const byCode = new Map(REGISTER_COURTS.map((court) => [court.code, court]))

/** The registry court of a code, or null where there is none. */
export function findRegisterCourt(code: string): RegisterCourt | null {
  return byCode.get(code) ?? null
}
