import { z } from 'zod'
import { useStored } from '../../shared/storage/stored.ts'

const MOST = 8
const NOTHING: readonly string[] = []

/** Ids of pages, settings and actions chosen before, the last first. Companies are not kept here: the server knows them. */
export function useRecentEntries(): [readonly string[], (id: string) => void] {
  const [ids, store] = useStored('palette-recent', z.array(z.string()).readonly(), NOTHING)
  return [ids, (id) => store([id, ...ids.filter((other) => other !== id)].slice(0, MOST))]
}
