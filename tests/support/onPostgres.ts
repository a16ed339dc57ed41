import { inject } from 'vitest';

// Where mocks/testBackend.ts makes its databases.
process.env.TEST_DATABASE_SERVER = inject('postgres');
