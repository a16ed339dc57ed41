import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PictureViewer } from '../../../src/ui/pictures/PictureViewer';
import type { Picture } from '../../../src/ui/pictures/pictures';
import { renderConsole } from '../../support/renderConsole';

const picture = (label: string, url: string | undefined = `https://files.test/${label}.png`): Picture => ({
  key: label,
  label,
  url,
});
const [front, back] = [picture('正面'), picture('反面')];

/** A viewer that one can move on from, and a button that moves the focus to the stage like a workbench's shortcut. */
function Viewer({ pictures }: { readonly pictures: readonly Picture[] }) {
  const [index, setIndex] = useState(0);
  const stage = useRef<HTMLElement>(null);
  return (
    <>
      <PictureViewer pictures={pictures} index={index} onIndexChange={setIndex} stageRef={stage} />
      <button type="button" onClick={() => stage.current?.focus()}>
        to the stage
      </button>
    </>
  );
}

const open = (...pictures: readonly Picture[]) =>
  renderConsole({ at: '/x', areas: ['review'], pages: { '/x': <Viewer pictures={pictures} /> } });

const stage = () => screen.getByRole('group');
const image = () => screen.getByAltText<HTMLImageElement>('正面');
const load = () => fireEvent.load(image());
const tool = (name: string) => screen.getByLabelText<HTMLButtonElement>(name, { selector: 'button' });
/** Returns whether the key was left to the browser. */
const press = (key: string, held: object = {}) => fireEvent.keyDown(stage(), { key, ...held });
const scale = (percent: string) => screen.findByText(percent);
/** The offset of the picture, in screen pixels. */
function moved() {
  const style = image().parentElement?.style.transform ?? '';
  const [, size = '', x = '', y = ''] = /scale\((.+?)\) translate\((.+?)px, (.+?)px\)/.exec(style) ?? [];
  return [x, y].map((each) => Math.round(Number(each) * Number(size)));
}

afterEach(() => vi.unstubAllGlobals());

describe('by keys', () => {
  test.each(['+', '='])('%s enlarges, − shrinks again, never below the fitted size', async (key) => {
    await open(front);
    load();
    press(key);
    await scale('135%');
    press('-');
    await scale('100%');
    press('-');
    press(key);
    await scale('135%');
  });

  test('R rotates, Shift+R the other way, and 0 fits', async () => {
    await open(front);
    load();
    press('R');
    expect(image().style).toMatchObject({ transform: 'rotate(-90deg)', maxWidth: '100cqh' });
    press('r');
    press('r');
    expect(image().style.transform).toBe('rotate(90deg)');
    press('+');
    await scale('135%');
    press('0');
    await scale('100%');
    expect(image().style).toMatchObject({ transform: 'rotate(0deg)', maxWidth: '100cqw' });
  });

  test.each([
    ['ArrowLeft', 60, 0],
    ['ArrowRight', -60, 0],
    ['ArrowUp', 0, 60],
    ['ArrowDown', 0, -60],
  ])(
    '%s moves an enlarged picture by the same distance on the screen, whatever its zoom',
    async (key, x, y) => {
      await open(front);
      load();
      press('+');
      press('+');
      await scale('182%');
      press(key);
      await waitFor(() => expect(moved()).toEqual([x, y]));
    },
  );

  test('fitting a moved picture centres it again', async () => {
    await open(front);
    load();
    press('+');
    press('+');
    await scale('182%');
    press('ArrowLeft');
    await waitFor(() => expect(moved()).toEqual([60, 0]));
    press('-');
    press('-');
    await scale('100%');
    await waitFor(() => expect(moved()).toEqual([0, 0]));
  });

  test.each([
    [true, 'transform 0ms ease-in-out'],
    [false, 'transform 120ms ease-in-out'],
  ])('a picture zooms and moves without animation under reduced motion: %s', async (reduce, transition) => {
    const asked = matchMedia;
    vi.stubGlobal('matchMedia', (query: string) =>
      query.includes('reduced-motion') ? { ...asked(query), matches: reduce } : asked(query),
    );
    await open(front);
    load();
    press('+');
    press('+');
    await scale('182%');
    expect(image().parentElement?.style.transition).toBe(transition);
    press('ArrowLeft');
    await waitFor(() => expect(moved()).toEqual([60, 0]));
    expect(image().parentElement?.style.transition).toBe(transition);
  });

  test('other keys and browser shortcuts are left to the browser', async () => {
    await open(front);
    load();
    expect(press('+'), 'a key of the stage').toBe(false);
    await scale('135%');
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
      expect(press('0', held)).toBe(true);
    expect(press('Tab')).toBe(true);
    await scale('135%');
  });
});

describe('a picture on the stage', () => {
  test('takes the focus when it is clicked', async () => {
    await open(front);
    load();
    screen.getByText('to the stage').focus();
    fireEvent.pointerDown(image().parentElement as Element);
    expect(document.activeElement).toBe(stage());
  });

  test('leaves no listeners behind', async () => {
    const added = vi.spyOn(EventTarget.prototype, 'addEventListener');
    const removed = vi.spyOn(EventTarget.prototype, 'removeEventListener');
    const { unmount } = await open(front);
    const where: readonly unknown[] = [stage(), image().parentElement, document];
    unmount();
    const heard = ({ mock }: typeof added | typeof removed) =>
      mock.calls.flatMap(([type, listener], call) =>
        where.includes(mock.contexts[call]) && /^(wheel|pan|pointer)/.test(type) ? [listener] : [],
      );
    const [before, after] = [heard(added), heard(removed)];
    added.mockRestore();
    removed.mockRestore();
    expect(before.length).toBeGreaterThan(3);
    expect(before.filter((listener) => !after.includes(listener))).toEqual([]);
  });

  test('shows a spinner, and disabled tools, until it is loaded', async () => {
    await open(front);
    screen.getByLabelText('加载中');
    expect(tool('放大').disabled).toBe(true);
    load();
    expect(screen.queryByLabelText('加载中')).toBeNull();
    expect(tool('放大').disabled).toBe(false);
  });

  test('that failed says so once it is known not to be a document; a retry loads it anew', async () => {
    let answer = (_: Response) => {};
    vi.stubGlobal(
      'fetch',
      () =>
        new Promise<Response>((resolve) => {
          answer = resolve;
        }),
    );
    await open(front);
    fireEvent.error(image());
    screen.getByLabelText('加载中');
    expect(screen.queryByRole('alert')).toBeNull();
    await act(async () => answer(new Response('\x89PNG')));
    expect((await screen.findByRole('alert')).textContent).toContain('图片加载失败');
    expect(screen.queryByLabelText('加载中')).toBeNull();
    const failed = image();
    fireEvent.click(screen.getByText('重试'));
    expect(image(), 'or the browser shows its failure again').not.toBe(failed);
  });

  test('with an unsafe url says so, and offers no link to it', async () => {
    await open({ ...front, url: undefined });
    expect(screen.getByRole('alert').textContent).toBe('链接无效');
    expect(screen.queryByLabelText('加载中')).toBeNull();
    expect(document.querySelector('[role=alert] :is(a, button)')).toBeNull();
  });
});

describe('the keyboard', () => {
  const toStage = () => fireEvent.click(screen.getByText('to the stage'));

  test('is sent to the picture', async () => {
    await open(front, back);
    toStage();
    expect(document.activeElement).toBe(screen.getByLabelText('正面，可缩放、旋转和拖动'));
  });

  test('is sent to a document among the pictures', async () => {
    await open(picture('执照', 'https://files.test/licence.pdf'));
    toStage();
    expect(document.activeElement).toBe(stage());
    expect(stage().getAttribute('aria-label')).toBe('执照');
  });

  test('moves to the message that there is no picture', async () => {
    await open();
    toStage();
    expect(document.activeElement?.textContent).toBe('未提供图片');
  });

  test('stays where a picture turns out to be a document', async () => {
    vi.stubGlobal('fetch', async () => new Response('%PDF-1.7'));
    await open(front);
    toStage();
    fireEvent.error(image());
    await waitFor(() => expect(stage().getAttribute('aria-label')).toBe('正面'));
    expect(document.activeElement).toBe(stage());
  });

  test('moves through the pictures by buttons and in the strip, which marks the current one', async () => {
    await open(front, back);
    const strip = () => [...screen.getByLabelText('图片列表').querySelectorAll('button')];
    const current = () => strip().find((each) => each.getAttribute('aria-current') === 'true');
    expect(current()).toBe(strip()[0]);
    fireEvent.click(tool('下一张'));
    screen.getByLabelText('反面，可缩放、旋转和拖动');
    expect(current()).toBe(strip()[1]);
    fireEvent.click(tool('上一张'));
    screen.getByLabelText('正面，可缩放、旋转和拖动');
    fireEvent.click(strip()[1] as Element);
    screen.getByLabelText('反面，可缩放、旋转和拖动');
  });

  test('has neither buttons nor a strip for a single picture', async () => {
    await open(front);
    for (const name of ['上一张', '下一张', '图片列表']) expect(screen.queryByLabelText(name)).toBeNull();
  });
});

test('another picture starts neither rotated nor enlarged', async () => {
  await open(front, back);
  load();
  press('r');
  press('+');
  await scale('135%');
  fireEvent.click(tool('下一张'));
  await scale('100%');
  expect(screen.getByAltText('反面').style.transform).toBe('rotate(0deg)');
});
