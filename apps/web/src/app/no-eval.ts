import { z } from 'zod'

// The content security policy forbids it; zod would try at every start, and the browser report every try. The schemas
// ask when they are made: the configuration of the build keeps this beside zod itself.
z.config({ jitless: true })
