/** Where the server says that faults are reported to, and as which version. */
export type ReportSettings = { dsn: string; release: string }
