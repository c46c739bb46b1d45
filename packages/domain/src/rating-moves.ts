/** A band before, the band of that moment by the model of after, and the band after. */
type Bands<Band> = { from: Band; between: Band; to: Band }

/** Of a move between bands by two models: is it due to the model, and is it due to the company? Both may be, or neither. */
export function splitMove<Band>({ from, between, to }: Bands<Band>): { byModel: boolean; byCompany: boolean } {
  return { byModel: from !== between, byCompany: between !== to }
}
