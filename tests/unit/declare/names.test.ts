import { describe, expect, it } from 'vitest';
import { tableFilesOf } from '../../../scripts/declareBackend/table';
import { planOf } from '../../../src/tools/declare/plan';
import { readied } from '../../../src/tools/declare/write/ready';
import { filesOf, told } from '../../support/declaring';
import { envelope, known, start } from './orders';

describe('names that are no identifiers', () => {
  const parcels = [
    { 'parcel-id': 'P1', 'tracking-no': 'A 1', created_at: '2026-03-01 08:00:00' },
    { 'parcel-id': 'P2', 'tracking-no': 'A 2', created_at: '2026-03-02 08:00:00' },
  ];
  const parcelList = told({
    method: 'GET',
    path: '/api/parcels',
    params: { page: '1', created_from: '2026-03-01', created_to: '2026-03-09', region: 'eu', q: 'x' },
    answer: envelope({ data: parcels, count: 2 }),
  });
  const one = (path: `/${string}`) => told({ method: 'GET', path, params: {}, answer: envelope(parcels[0]) });
  const recall = (path: `/${string}`) =>
    told({ method: 'POST', path, params: { 'tracking-no': 'A 1' }, answer: envelope(null) });
  const planned = (...calls: ReturnType<typeof told>[]) => planOf(calls, { name: 'shop/parcel' }, known);
  const sourceOf = (of: ReturnType<typeof planOf>) =>
    filesOf(of, (path) => start[path]).find(({ path }) => path === 'resources/shop/parcel.ts')?.text;

  it.each(['/api/parcels/{parcel-id}', '/api/parcels/P1'] as const)(
    'name a parameter of %s in camel case',
    (path) => {
      const made = planned(parcelList, one(path), recall(`${path}/recall`));
      expect(made.show?.idParam).toBe('parcelId');
      expect(made.show?.calls.one?.call).toBe('GET /api/parcels/{parcelId}');
      expect(made.list?.actions[0]?.from).toEqual({ parcelId: 'parcel-id' });
      expect(sourceOf(made)).toContain("with: (row) => ({ parcelId: row['parcel-id'] })");
      const written = filesOf(made, (file) => start[file]);
      expect(() =>
        readied(
          written,
          () => undefined,
          (_, text) => text,
        ),
      ).not.toThrow();
    },
  );

  it('a parameter sent with a date is a date filter; other values stay filters, with a note, unless told otherwise', () => {
    const source = sourceOf(planned(parcelList));
    expect(source).toContain('created_from: i.date(),');
    expect(source).toContain('created_to: i.date(),');
    expect(source).toContain("region: i.text(), // sent as 'eu': if always, move it to params\n");
    const constant = planOf([parcelList], { name: 'shop/parcel', constant: ['region'] }, known);
    expect(sourceOf(constant)).toContain("params: {\nregion: 'eu', // always sent\n},");
    expect(constant.list?.filters.map(({ name }) => name)).not.toContain('region');
    expect(source).toContain('q: i.text()');
    const moment = told({ ...parcelList, params: { since: '2026-03-01 08:00:00' } });
    expect(sourceOf(planned(moment))).toContain('since: i.date({ time: true })');
  });

  it('a table filters its rows from a day, or up to one', () => {
    const tables: Readonly<Record<string, string>> = {
      'server/seed/recorded.ts': 'const seeds = [];\n',
      'server/routes/table.ts': 'const calls = {};\n',
      'server/routes/recorded.ts': 'export const recorded = {};\n',
    };
    const routes = tableFilesOf(planned(parcelList), { rows: parcels }, (path) => tables[path]).find(
      ({ path }) => path === 'server/routes/shop.ts',
    );
    expect(routes?.text).toMatch(
      /withinText\(shopParcel\.created_at, .* \{ from: `\$\{query\.created_from\} 00:00:00`, to: '9999-12-31 23:59:59' \}\)/,
    );
    expect(routes?.text).toMatch(
      /\{ from: '0001-01-01 00:00:00', to: `\$\{query\.created_to\} 23:59:59` \}\)/,
    );
    expect(routes?.text).toContain('created_from: dateTime,');
  });
});
