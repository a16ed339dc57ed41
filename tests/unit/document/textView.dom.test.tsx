import { Blob } from 'node:buffer';
import { TextView } from '@resources/evidence/media/FileView';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// jsdom's Blob can't be read.
beforeEach(() => vi.stubGlobal('Blob', Blob));
afterEach(() => vi.unstubAllGlobals());

const MIB = 1024 * 1024;

it('of an endless text only the shown part is read, and a message says that there is more', async () => {
  const piece = new Uint8Array(MIB / 4).fill(0x61);
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      if (sent > 12) controller.close();
      else controller.enqueue(piece);
    },
  });
  const fetched = vi.fn<typeof fetch>(async () => new Response(body));
  vi.stubGlobal('fetch', fetched);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TextView url="https://files.test/long.log" alt="日志" onError={() => {}} />
    </QueryClientProvider>,
  );
  expect((await screen.findByLabelText('日志')).textContent).toHaveLength(MIB);
  screen.getByRole('alert');
  // The stream buffers one chunk.
  expect(sent).toBeLessThanOrEqual(6);
  expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});
