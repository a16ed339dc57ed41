import { loadAttestation } from '@resources/mobile/loadAttestation';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/api/errors';

const html = `<dd data-hash="file">${'a'.repeat(64)}</dd><p>page</p>`;
const { signal } = new AbortController();

/** A server that wants a bearer, or shows everybody the hashes; `over` is a token of a session that has ended. */
async function load(asked: { token?: string; own?: string; isOpen?: boolean }) {
  const sent: unknown[] = [];
  const { token, own, isOpen = false } = asked;
  const client = {
    async fetchText(_call: unknown, _params: unknown, options: { token?: string | null } = {}) {
      sent.push(options.token);
      if (options.token === 'over') throw ApiError.of('session');
      if (!options.token && !isOpen) throw ApiError.of('session');
      return html;
    },
  };
  const shown = await loadAttestation({ client, baoquan: 'bq1', token, own, isOpen, signal });
  return { sent, shown };
}

describe('the preview of a certificate is asked for', () => {
  it.each([
    ["with the link's token alone", { token: 'link', own: 'own' }, ['link'], true],
    ["or else with the session's", { own: 'own' }, ['own'], true],
    ['or without one where the server shows it to everybody', { isOpen: true }, [null], false],
    [
      'without one when the session is over, where that is so',
      { own: 'over', isOpen: true },
      ['over', null],
      false,
    ],
  ] as const)('%s', async (_what, asked, tokens, hasPage) => {
    const { sent, shown } = await load(asked);
    expect(sent).toEqual(tokens);
    expect(shown?.preserved.map(({ hex }) => hex)).toEqual(['a'.repeat(64)]);
    expect(shown?.html !== undefined).toBe(hasPage);
  });

  it.each([{}, { own: 'over' }])('not at all by nobody where the server wants a token: %j', async (asked) => {
    const { sent, shown } = await load(asked);
    expect(sent).not.toContain(null);
    expect(shown).toBeUndefined();
  });

  it("and the end of a link's token is told", async () => {
    await expect(load({ token: 'over', own: 'own', isOpen: true })).rejects.toEqual(ApiError.of('session'));
  });
});
