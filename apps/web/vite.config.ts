import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = process.env['MERLEG_API'] ?? 'http://127.0.0.1:3000'

/** The API serves `dist` in production; in development it answers behind this server. */
export default defineConfig({
  plugins: [react()],
  server: { port: 5173, proxy: { '/api': api, '/healthz': api, '/did-you-know': api } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    // A strict Content-Security-Policy: nothing inlined as data: address.
    assetsInlineLimit: 0,
    // What tells zod not to evaluate code must run before the schemas are made: it stays in one file with zod.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'zod', test: /node_modules.zod|no-eval/ }] } } },
  },
})
