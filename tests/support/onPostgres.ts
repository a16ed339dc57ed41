import { inject } from 'vitest';

// The server on which mocks/testBackend.ts creates its databases.
process.env.TEST_DATABASE_SERVER = inject('postgres');
