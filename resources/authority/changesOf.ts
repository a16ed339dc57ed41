/** `type` of the change records' call. */
const types = { role: '1', account: '2' } as const;

/** What a dialog needs to show the change records of a row. */
export const changesOf = (kind: keyof typeof types) => ({
  list: 'authority/changeRecords',
  params: ({ id }: { readonly id: string }) => ({ roleOrAccountId: id, type: types[kind] }),
});
