/** How far the start is; `/readyz` says it, and the API refuses until everything is there. */
export type Readiness = { state: 'making-demo-data' | 'ready' | 'stopping' }
