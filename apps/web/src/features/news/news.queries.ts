import { getNews } from '@merleg/contract/news.contract'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../shared/http/endpoint-query.ts'

/** All news in the reader's language, the newest first. */
export function useNews() {
  return useQuery(endpointQuery(getNews))
}
