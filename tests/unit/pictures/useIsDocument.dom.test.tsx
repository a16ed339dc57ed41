import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { Picture } from '../../../src/ui/pictures/pictures';
import { useIsDocument } from '../../../src/ui/pictures/useIsDocument';

it('keeps nothing of a picture that is no longer shown: its url is signed anew each time', async () => {
  const client = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const picture = { url: 'https://files.test/front.png?sig=1' } as Picture;
  const { result, unmount } = renderHook(() => useIsDocument(picture, false), { wrapper });
  expect(result.current).toBe(false);
  expect(client.getQueryCache().getAll()).toHaveLength(1);
  unmount();
  await waitFor(() => expect(client.getQueryCache().getAll()).toEqual([]));
});
