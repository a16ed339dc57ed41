/** Every table of the backend, for Drizzle and for the migrations. */
export * from './schema/apps';
export * from './schema/audit';
export * from './schema/claims';
export * from './schema/evidence';
export * from './schema/finance';
export * from './schema/gifts';
export * from './schema/notarization';
export * from './schema/receipts';
export * from './schema/rights';
export * from './schema/session';
export * from './schema/sharedQueries';
export * from './schema/tallies';
export * from './schema/users';
