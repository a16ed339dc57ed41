import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PictureViewer } from '../../../src/ui/pictures/PictureViewer';
import { Thumbnail } from '../../../src/ui/pictures/Thumbnail';
import { renderConsole } from '../../support/renderConsole';

const pictures = ['正面', '反面', '手持'].map((label) => ({
  key: label,
  label,
  url: `https://files.test/${label}`,
}));

test.each([
  [0, '正面1 / 3'],
  [2, '手持3 / 3'],
  [3, '正面1 / 3'],
  [-1, '手持3 / 3'],
  [-4, '手持3 / 3'],
])('a viewer at %s shows %s: the pictures wrap around, by keys as by buttons', async (index, shown) => {
  await renderConsole({
    at: '/pictures',
    areas: ['review'],
    pages: { '/pictures': <PictureViewer pictures={pictures} index={index} onIndexChange={() => {}} /> },
  });
  expect(document.querySelector('[aria-live]')?.textContent).toBe(shown);
});

test('a failed thumbnail is requested again when it gets its next url', async () => {
  const at = (sig: number) => (
    <Thumbnail picture={{ key: 'a', label: 'a', url: `https://files.test/a.png?sig=${sig}` }} width={1} />
  );
  const { router } = await renderConsole({ at: '/1', pages: { '/1': at(1), '/2': at(2) } });
  fireEvent.error(document.querySelector('img') as Element);
  expect(document.querySelector('img')).toBeNull();
  await router.navigate('/2');
  expect((await screen.findByAltText('')).getAttribute('src')).toContain('sig=2');
});

test.each([
  ['beside those that there are', pictures],
  ['in place of those that there aren’t', []],
])('a viewer names the missing pictures, %s', async (_, shown) => {
  const viewer = (
    <PictureViewer pictures={shown} missing={['执照', '授权']} index={0} onIndexChange={() => {}} />
  );
  await renderConsole({ at: '/pictures', areas: ['review'], pages: { '/pictures': viewer } });
  expect(screen.getByText('未提供：执照、授权')).toBeTruthy();
  expect(screen.queryByText('未提供图片')).toBeNull();
});
