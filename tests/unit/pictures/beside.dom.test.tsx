import { parts } from '@resources/console';
import { productSettings } from '@resources/settings';
import { screen } from '@testing-library/react';
import type { PictureReader } from 'declared-console';
import type { Reading } from 'declared-console/schema';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRecordWarnings, RecordWarningsContext } from '../../../src/kit/RecordWarnings';
import { PictureViewer } from '../../../src/ui/pictures/PictureViewer';
import type { Picture } from '../../../src/ui/pictures/pictures';
import { ReadingWarnings } from '../../../src/ui/pictures/ReadingWarnings';
import { renderConsole } from '../../support/renderConsole';

const read = vi.fn<PictureReader>();
const fetched = vi.fn<typeof fetch>();

const NUMBER = '110101198503074516';

/** Equal if a line is the value, different if it is another, unread without lines. */
const reading: Reading = {
  name: 'readIdNumber',
  applies: () => true,
  compare(value, looks) {
    const [line] = looks.flat();
    return line === undefined ? undefined : { isEqual: line === value, read: line };
  },
};

const picture: Picture = {
  key: 'front',
  label: '正面',
  url: 'https://files.test/front',
  beside: [{ path: 'no', label: '证号', text: NUMBER, value: NUMBER, groups: [6, 8, 4], reads: [reading] }],
};

const printed = (...lines: string[]) =>
  read.mockImplementation(async (_, { isEnough }) => {
    isEnough([lines]);
    return [lines];
  });

async function open(readPictures = true) {
  const warnings = createRecordWarnings();
  await renderConsole({
    at: '/pictures',
    areas: ['review'],
    config: { readPictures },
    pages: {
      '/pictures': (
        <RecordWarningsContext value={warnings}>
          <PictureViewer pictures={[picture]} index={0} onIndexChange={() => {}} />
          <ReadingWarnings pictures={[picture]} />
        </RecordWarningsContext>
      ),
    },
  });
  return warnings;
}

beforeEach(() => {
  read.mockReset();
  fetched.mockReset().mockImplementation(async () => new Response('front'));
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(parts, 'reader').mockImplementation((settings) =>
    productSettings(settings).readPictures ? async () => ({ default: read }) : undefined,
  );
  // jsdom has no pictures to decode.
  vi.stubGlobal(
    'Image',
    class extends Image {
      override decode = async () => undefined;
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a number stands under its picture in groups, whose gaps are not copied; nothing is read unless switched on', async () => {
  await open(false);
  const value = screen.getByText('19850307').parentElement;
  expect(value?.textContent).toBe(NUMBER);
  expect(value?.querySelectorAll('span')).toHaveLength(3);
  expect(screen.getByLabelText('复制 证号')).toBeTruthy();
  expect(fetched).not.toHaveBeenCalled();
  expect(screen.queryByText(/公民身份号码/)).toBeNull();
});

test('what is printed as it was entered is equal, and warns of nothing', async () => {
  printed(NUMBER);
  const warnings = await open();
  expect(await screen.findByText('公民身份号码：一致')).toBeTruthy();
  expect(warnings.get()).toEqual([]);
  // The viewer and the warnings share one reading.
  expect(read).toHaveBeenCalledTimes(1);
});

test('what is printed otherwise is shown, and warned of without the number', async () => {
  printed('110101199003070011');
  const warnings = await open();
  expect(await screen.findByText('公民身份号码：不一致')).toBeTruthy();
  expect(screen.getByText('19900307')).toBeTruthy();
  expect(warnings.get().map(({ words }) => words)).toEqual(['正面：公民身份号码与填写的不一致']);
});

test('what could not be read says so', async () => {
  printed();
  const warnings = await open();
  expect(await screen.findByText('公民身份号码：识别失败')).toBeTruthy();
  expect(warnings.get()).toEqual([]);
});

test('a picture whose host does not give it is told apart from one that could not be read', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await open();
  expect(await screen.findByText('公民身份号码：无法识别，图片不允许读取')).toBeTruthy();
  expect(read).not.toHaveBeenCalled();
});
