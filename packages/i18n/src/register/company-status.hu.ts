/** Statuses of a company, by the keys of `domain/company-status`. */
export const registerCompanyStatusHu = {
  working: 'működő',
  unknown: 'ismeretlen',
  'under-registration': 'bejegyzés alatt',
  'under-procedure': 'eljárás alatt',
  'under-enforcement': 'végrehajtás alatt',
  suspended: 'tevékenysége felfüggesztve',
  'voluntary-liquidation': 'végelszámolás alatt',
  bankruptcy: 'csődeljárás alatt',
  'forced-deletion': 'kényszertörlés alatt',
  'under-liquidation': 'felszámolás alatt',
  ceased: 'megszűnt',
} as const
