/** What the interfaces of the British register call a form, with the category of its files. */
const CATEGORIES: Readonly<Record<string, string>> = {
  ltd: 'Private Limited Company',
  plc: 'Public Limited Company',
  llp: 'Limited Liability Partnership',
  'private-limited-guarant-nsc': 'PRI/LTD BY GUAR/NSC (Private, limited by guarantee, no share capital)',
  'private-limited-guarant-nsc-limited-exemption':
    "PRI/LBG/NSC (Private, Limited by guarantee, no share capital, use of 'Limited' exemption)",
  'private-limited-shares-section-30-exemption':
    'PRIV LTD SECT. 30 (Private limited company, section 30 of the Companies Act)',
  'private-unlimited': 'Private Unlimited Company',
  'private-unlimited-nsc': 'Private Unlimited',
  'old-public-company': 'Old Public Company',
  'limited-partnership': 'Limited Partnership',
  'scottish-partnership': 'Scottish Partnership',
  'charitable-incorporated-organisation': 'Charitable Incorporated Organisation',
  'scottish-charitable-incorporated-organisation': 'Scottish Charitable Incorporated Organisation',
  'registered-society-non-jurisdictional': 'Registered Society',
  'industrial-and-provident-society': 'Industrial and Provident Society',
  'royal-charter': 'Royal Charter Company',
  'investment-company-with-variable-capital': 'Investment Company with Variable Capital',
  'icvc-securities': 'Investment Company with Variable Capital (Securities)',
  'icvc-umbrella': 'Investment Company with Variable Capital(Umbrella)',
  'icvc-warrant': 'Investment Company with Variable Capital',
  'protected-cell-company': 'Protected Cell Company',
  ukeig: 'United Kingdom Economic Interest Grouping',
  'united-kingdom-societas': 'United Kingdom Societas',
  'european-public-limited-liability-company-se': 'European Public Limited-Liability Company (SE)',
  'registered-overseas-entity': 'Overseas Entity',
  'further-education-or-sixth-form-college-corporation': 'Further Education and Sixth Form College Corps',
  'unregistered-company': 'Unregistered Company',
  'converted-or-closed': 'Converted/Closed',
  other: 'Other company type',
}

/** The category that the files of the register have for a form of its interfaces; the form itself where there is none. */
export function findBritishCategory(type: string): string {
  return CATEGORIES[type] ?? type
}

const STATUSES: Readonly<Record<string, string>> = {
  active: 'Active',
  open: 'Active',
  registered: 'Active',
  'active/active-proposal-to-strike-off': 'Active - Proposal to Strike off',
  liquidation: 'Liquidation',
  administration: 'In Administration',
  'voluntary-arrangement': 'Voluntary Arrangement',
  // One word for receivers of the company and of what is charged, as the register's pages call it.
  receivership: 'Receiver Action',
  'insolvency-proceedings': 'Insolvency Proceedings',
}

/**
 * The status that the files of the register have for one of its interfaces, with its detail where the two belong
 * together, or that its pages have; the words of the interface where there is none.
 */
export function findBritishStatus(status: string, detail: string): string {
  const both = detail === '' ? status : `${status}/${detail}`
  return STATUSES[both] ?? (detail === '' ? status : both)
}
