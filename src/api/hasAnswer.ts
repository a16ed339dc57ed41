/** Whether the server that this page came from answers at all. */
export const hasAnswer = (): Promise<boolean> =>
  fetch(location.origin, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
