import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PictureGrid } from '../../../src/ui/pictures/PictureGrid';
import type { Picture } from '../../../src/ui/pictures/pictures';
import { renderConsole } from '../../support/renderConsole';

const pictures = ['正面', '反面'].map((label) => ({ key: label, label, url: `https://files.test/${label}` }));

const open = (shown: readonly Picture[] = pictures) =>
  renderConsole({ at: '/x', areas: ['review'], pages: { '/x': <PictureGrid pictures={shown} /> } });

const icon = () => document.querySelector('svg')?.dataset.testid;

afterEach(() => vi.unstubAllGlobals());

describe('enlarged', () => {
  test.each([
    ['its button', () => fireEvent.click(screen.getByLabelText('关闭'))],
    ['Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
  ])('is the clicked picture, until it is closed by %s', async (_, close) => {
    await open();
    await act(async () => screen.getByLabelText('查看大图：反面').click());
    await screen.findByLabelText('反面，可缩放、旋转和拖动');
    close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('small', () => {
  const licence = (url: string | undefined) => open([{ key: 'licence', label: '执照', url }]);

  test.each(['https://files.test/a.pdf?sig=1', 'https://files.test/A.PDF'])(
    'a document is a sign of one: %s',
    async (url) => {
      await licence(url);
      expect(icon()).toBe('PictureAsPdfOutlinedIcon');
      expect(document.querySelector('img')).toBeNull();
    },
  );

  test('an unsafe url shows a broken image', async () => {
    await licence(undefined);
    expect(icon()).toBe('BrokenImageOutlinedIcon');
  });

  test('a failed picture has no icon until its type is known, which is requested once', async () => {
    let answer = (_: Response) => {};
    const asked = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
    vi.stubGlobal('fetch', asked);
    await licence('https://files.test/file?sig=1');
    fireEvent.error(document.querySelector('img') as Element);
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    expect(icon()).toBeUndefined();
    await act(async () => answer(new Response('\x89PNG')));
    await waitFor(() => expect(icon()).toBe('BrokenImageOutlinedIcon'));
    await act(async () => screen.getByLabelText('查看大图：执照').click());
    fireEvent.error(await screen.findByAltText('执照'));
    await screen.findByText('图片加载失败');
    expect(asked).toHaveBeenCalledOnce();
  });
});
