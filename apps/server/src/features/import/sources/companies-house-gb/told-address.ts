import { z } from 'zod'

const Text = z.string().nullish()

/** An address as the streams and the snapshot of control tell it. */
export const ToldAddress = z
  .object({
    care_of: Text,
    po_box: Text,
    premises: Text,
    address_line_1: Text,
    address_line_2: Text,
    locality: Text,
    region: Text,
    country: Text,
    postal_code: Text,
  })
  .nullish()
