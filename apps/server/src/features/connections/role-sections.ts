/** Roles that tie a party to what a company does; an auditor's or supervisor's other companies say nothing of it. */
export const ROLE_SECTIONS = ['signatory', 'representative', 'member', 'beneficial-owner'] as const
