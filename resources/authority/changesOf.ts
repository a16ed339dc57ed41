/** What the call of the change records names a role and an account by. */
const types = { role: '1', account: '2' } as const;

/** The change records of a row: what opens them in a dialog. */
export const changesOf = (kind: keyof typeof types) => ({
  list: 'authority/changeRecords',
  params: ({ id }: { readonly id: string }) => ({ roleOrAccountId: id, type: types[kind] }),
});
