import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Form } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { beforeEach, expect, test } from 'vitest';
import type { Client } from '../../../src/api/client';
import { ApiError } from '../../../src/api/errors';
import { DeclaredInput } from '../../../src/kinds/inputs/DeclaredInput';
import { ConsoleContext, useConsole } from '../../../src/kit/ConsoleContext';
import { i, upload } from '../../../src/schema.ts';
import { button, renderConsole } from '../../support/renderConsole';

/** An upload under way, to be ended like a server or a network would. */
interface Underway {
  readonly name: string;
  readonly signal: AbortSignal | undefined;
  move(part: number): void;
  answer(path: string): void;
  fail(error: unknown): void;
}
const uploads: Underway[] = [];
const send: Client['upload'] = (_call, { name }, { signal, onProgress = () => {} } = {}) =>
  new Promise((answer, fail) => uploads.push({ name, signal, move: onProgress, answer, fail }));

const input = i.file(
  { call: upload('/upload'), extension: '.zip', maxSize: 2048 },
  { required: 'packageRequired' },
);

function FormPage() {
  const context = useConsole();
  return (
    <ConsoleContext.Provider value={{ ...context, client: { ...context.client, upload: send } }}>
      <Form
        defaultValues={{ file: '' }}
        validate={({ file }) => (file ? {} : { file: 'a file is needed' })}
        onSubmit={() => {}}
      >
        <DeclaredInput name="file" input={input} label="the file" />
        <Held />
        <button type="submit">send</button>
      </Form>
    </ConsoleContext.Provider>
  );
}
const Held = () => <output>{useWatch({ name: 'file' })}</output>;

const open = () => renderConsole({ at: '/form', pages: { '/form': <FormPage />, '/there': <p>there</p> } });
const held = () => document.querySelector('output')?.textContent;
const picker = () => screen.getByLabelText<HTMLInputElement>('the file', { selector: '[type=file]' });
const said = () => document.querySelector('[role=status][id$=-said]')?.textContent;

/** Chooses a file; a picker's own value is a path, which scripts can't set. */
async function choose(name: string, size = 10) {
  await waitFor(picker);
  const file = new File(['x'.repeat(size)], name);
  await act(async () => void fireEvent.change(picker(), { target: { files: [file] } }));
}
const last = () => uploads.at(-1) as Underway;
const end = (step: () => void) => act(async () => step());

beforeEach(() => {
  uploads.length = 0;
});

test.each([
  ['of another kind', 'a.txt', 10, '仅支持 .zip 文件'],
  ['without content', 'a.zip', 0, '文件内容为空'],
  ['that is too large', 'a.zip', 2049, '文件不能超过 2 KB'],
])('a file %s is refused before any of it is sent', async (_what, name, size, reason) => {
  const { user } = await open();
  await choose(name, size);
  expect(said()).toBe(reason);
  await user.click(await button('send'));
  await waitFor(() => expect(picker().parentElement?.querySelector('[aria-invalid=true]')).not.toBeNull());
  expect(said(), 'which is why there is none').toBe(reason);
  expect(uploads).toEqual([]);
});

test('a file is sent when chosen, whatever the case of its name, and the form holds the answer', async () => {
  await open();
  await choose('A.ZIP', 2048);
  expect(last().name).toBe('A.ZIP');
  await end(() => last().move(0.5));
  expect((await screen.findByRole('progressbar')).ariaValueNow).toBe('50');
  await end(() => last().answer('/files/7.zip'));
  expect(held()).toBe('/files/7.zip');
  expect(screen.getByText('A.ZIP · 2 KB')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  await button('重新选择');
});

test('another chosen file replaces the previous one, even the same file again', async () => {
  await open();
  let chosenBefore: string | undefined = 'nothing';
  await choose('a.zip');
  await end(() => last().answer('/files/1.zip'));
  Object.defineProperty(picker(), 'value', { configurable: true, set: (value) => (chosenBefore = value) });
  await choose('b.zip');
  expect(chosenBefore, 'or the browser would not tell of it').toBe('');
  expect(held()).toBe('');
  expect(screen.queryByText(/a\.zip/)).toBeNull();
});

test('cancelling the file dialog keeps the previous file', async () => {
  await open();
  await choose('a.zip');
  await end(() => last().answer('/files/1.zip'));
  await act(async () => void fireEvent.change(picker(), { target: { files: [] } }));
  expect(held()).toBe('/files/1.zip');
  expect(uploads).toHaveLength(1);
});

test('a file that is refused, or whose upload is cancelled, replaces nothing', async () => {
  const { user } = await open();
  await choose('a.zip');
  await end(() => last().answer('/files/1.zip'));
  await choose('b.txt');
  expect(held()).toBe('/files/1.zip');
  await choose('b.zip');
  expect(held(), 'while it is sent').toBe('');
  await user.click(await button('取消上传'));
  expect(held()).toBe('/files/1.zip');
  await choose('b.zip');
  await choose('b.txt');
  expect(last().signal?.aborted).toBe(true);
  expect(held()).toBe('/files/1.zip');
});

test('of two files only the last is sent completely', async () => {
  await open();
  await choose('a.zip');
  await choose('b.zip');
  const [first, second] = uploads as [Underway, Underway];
  expect([first.signal?.aborted, second.signal?.aborted]).toEqual([true, false]);
  await end(() => first.move(0.9));
  expect(screen.getByText('正在上传 b.zip')).toBeTruthy();
  await end(() => first.answer('/files/1.zip'));
  expect(held()).toBe('');
  await end(() => second.answer('/files/2.zip'));
  expect(held()).toBe('/files/2.zip');
});

test('a cancelled upload only says so, until a file is required', async () => {
  const { user } = await open();
  await choose('a.zip');
  await user.click(await button('send'));
  await waitFor(() => expect(said()).toBe('文件还在上传，请等上传完成后再提交'));
  await user.click(await button('取消上传'));
  expect(last().signal?.aborted).toBe(true);
  await end(() => last().fail(new DOMException('cancelled', 'AbortError')));
  expect(screen.queryByText(/^上传失败/)).toBeNull();
  expect(said()).toBe('a file is needed');
});

test('an upload cancelled before it was sent says so', async () => {
  const { user } = await open();
  await choose('a.zip');
  await user.click(await button('取消上传'));
  expect(said()).toBe('已取消上传');
});

test.each([
  ['that fails', () => last().fail(ApiError.of('offline'))],
  ['that answers no path', () => last().fail(ApiError.of('malformed'))],
])('an upload %s says why, and can be tried again with the same file', async (_what, fail) => {
  const { user } = await open();
  await choose('a.zip');
  await end(fail);
  expect(screen.getByRole('alert').textContent).toMatch(/^上传失败/);
  expect(held()).toBe('');
  await button('重新选择');
  await user.click(await button('重新上传'));
  expect(uploads.map(({ name }) => name)).toEqual(['a.zip', 'a.zip']);
  await end(() => last().answer('/files/1.zip'));
  expect(held()).toBe('/files/1.zip');
});

test('removing a file leaves the focus on the button that chooses another', async () => {
  const { user } = await open();
  await choose('a.zip');
  await end(() => last().answer('/files/1.zip'));
  await user.click(await button('移除文件'));
  expect(held()).toBe('');
  expect(document.activeElement).toBe(await button('选择文件'));
});

test('leaving the page aborts its upload', async () => {
  const { router } = await open();
  await choose('a.zip');
  await act(() => router.navigate('/there'));
  expect(last().signal?.aborted).toBe(true);
});
