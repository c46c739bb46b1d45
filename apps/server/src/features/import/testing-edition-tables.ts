// Headers and rows of tables as their publishers write them.

const QUARTERS = ['I', 'II', 'III', 'IV']
export const EMTA_COLUMNS = ['Data date', 'Registry code', 'Name', 'Type', 'County', 'Activity', 'Year'].concat(
  ['State taxes', 'Labour taxes and payments', 'Turnover', 'Number of employees'].flatMap((kind) =>
    QUARTERS.map((quarter) => `${kind} ${quarter} qtr`),
  ),
)
export const emtaRow = (code: string) =>
  ['10.07.2026', code, 'Näidis Ehitus OÜ', 'Company', 'Harju', '', '2026'].concat([
    '500.5',
    '600',
    '',
    '',
    '',
    '300',
    '',
    '',
    '',
    '10100',
    '',
    '',
    '',
    '6',
    '',
    '',
  ])

export const DEBT_COLUMNS =
  'Andmed on seisuga;Registrikood;Nimi;Maksuvõlg;sh vaidlustatud;sh tasumisgraafikus;Tasumisgraafiku lõppkuupäev;Vanima tasumata nõude tasumise tähtpäev'.split(
    ';',
  )
export const TAX_COLUMNS =
  'Registracijas_kods,Nosaukums,Taksacijas_gads,Uznemejdarbibas_forma,Pamatdarbibas_NACE_kods,Juridiska_adrese_ATVK_kods,Juridiska_adrese_ATVK_nosaukums,Samaksato_VID_administreto_nodoklu_kopsumma_tukst_EUR,Taja_skaita_IIN,Taja_skaita_VSAOI,Videjais_nodarbinato_personu_skaits_cilv'.split(
    ',',
  )
export const ENTITY_HEADER =
  'LEI,Entity.LegalName,Entity.LegalName.xmllang,Entity.LegalJurisdiction,Entity.RegistrationAuthority.RegistrationAuthorityID,Entity.RegistrationAuthority.RegistrationAuthorityEntityID,Entity.EntityStatus,Registration.RegistrationStatus'.split(
    ',',
  )
export const RELATION_HEADER =
  'Relationship.StartNode.NodeID,Relationship.StartNode.NodeIDType,Relationship.EndNode.NodeID,Relationship.EndNode.NodeIDType,Relationship.RelationshipType,Relationship.RelationshipStatus'.split(
    ',',
  )
