import { config } from 'zod'

// Imported before any schema is made. Each checks a few files and is gone: what zod
// would compile for speed costs more than it saves.
config({ jitless: true })
