import { z } from 'zod'
import { listField, textField } from '../../../shared/address/search-fields.ts'

/** What is open in a list of information, and which group is looked at. */
export const InfoSearch = z.object({ open: listField, closed: listField, more: textField, group: textField })
