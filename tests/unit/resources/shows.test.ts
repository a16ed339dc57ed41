import { describe, expect, it } from 'vitest';
import { submitParams } from '../../../src/api/dataProvider';
import { callOf } from '../../../src/api/listCall';
import { formatValue } from '../../../src/kit/format';
import { meets } from '../../../src/model/conditions';
import { fieldAt, valueAt } from '../../../src/model/paths';
import { encodeInputs } from '../../../src/schema/inputs';
import { blocks, expectations, queues, sampleRow, steps } from '../../../src/schema/lint/parts';
import { fillPath } from '../../../src/schema/routes';
import { carried, decoded, sampleRecord } from '../../../src/testing/samples';
import { decidedIn, isPending } from '../../../src/ui/record/conflict';
import { type Conditional, testCondition } from './conditions';
import { addressesOf, declared, listed, pages, pagesOf, shown } from './declared';

const translate = (key: string) => key;

describe.each(shown)('the show of %s, from its declaration', (name, resource) => {
  const detail = resource.definition.detail;

  for (const { path, part } of blocks(resource))
    testCondition(`shows ${path}`, resource, part as Conditional, (record) => meets(part, record));

  for (const { path, part } of expectations(resource))
    testCondition(`names missing pictures by ${path}`, resource, part as Conditional, (record) =>
      meets(part, record),
    );

  it('asks for its record with exactly these parameters, of each address that leads to it', () => {
    const id = resource.definition.show?.id ?? 'id';
    const asked = addressesOf(resource).map((route) => ({
      first: carried({ ...detail?.params(route[id] ?? '', route), ...detail?.opening?.(route) }),
      later: carried({ ...detail?.params(route[id] ?? '', route) }),
    }));
    const call = callOf(resource, detail?.call ?? '');
    expect({ call: `${call.method} ${call.path}`, asked }).toMatchSnapshot();
  });

  it.each([null, 'text', 7, [], { unknown: 1 }])('decodes %j into a record that can be shown', (wire) => {
    const record = decoded(resource, wire, sampleRecord(resource).route);
    for (const { part } of blocks(resource)) {
      expect(typeof meets(part, record)).toBe('boolean');
      if (part.type === 'rows' || part.type === 'history') expect(record[part.field]).toHaveLength(0);
      if (part.type === 'embedded') expect(typeof part.params(record)).toBe('object');
      if (!('fields' in part)) continue;
      for (const fact of part.fields) {
        const field = fieldAt(resource.record, typeof fact === 'string' ? fact : fact.field);
        if (!field) throw new Error(`${name} has no field ${JSON.stringify(fact)}`);
        expect(
          typeof formatValue(field, valueAt(record, typeof fact === 'string' ? fact : fact.field), translate),
        ).toBe('string');
      }
    }
    for (const { part: step } of steps(resource)) {
      expect(typeof isPending(step, record)).toBe('boolean');
      expect(decidedIn(resource, step.decided, record, translate)).toEqual({ by: '', at: '', result: '' });
    }
  });
});

const reviewed = shown.flatMap(([name, resource]) =>
  steps(resource).map(({ path, part }) => [name, path.replace('review.', ''), resource, part] as const),
);

describe.each(reviewed)('of %s, the step %s', (name, stepName, resource, step) => {
  it('is decided on a page of its own', () => {
    const why = `resources/routes.ts needs one route or dialog with show '${name}' and step '${stepName}'`;
    expect(pagesOf(name, stepName), why).toHaveLength(1);
  });

  for (const [warning, part] of Object.entries(step.warnings ?? {}))
    testCondition(`warns of ${warning}`, resource, part as Conditional, (record) => meets(part, record));

  it('says who decided, out of its own record', () => {
    const said = decidedIn(resource, step.decided, sampleRecord(resource), translate);
    for (const part of ['by', 'at', 'result'] as const) {
      if (step.decided[part] !== undefined) expect([part, said[part]]).not.toEqual([part, '']);
    }
  });

  for (const [action, { form, call, ...rest }] of Object.entries(step.actions)) {
    it(`sends exactly its body for ${action}, of each address that leads to it`, () => {
      const values = Object.fromEntries(Object.entries(form).map(([key, input]) => [key, input.sample(1)]));
      const { path } = callOf(resource, call);
      const bodies = addressesOf(resource).map((route) => {
        const record = { ...sampleRecord(resource), route };
        const body = submitParams({ form, call, ...rest }, values, record);
        // As the wire carries it: in this order.
        return Object.entries(carried(body))
          .map(([key, value]) => `${key}=${value}`)
          .join('&');
      });
      expect({ path, bodies }).toMatchSnapshot();
    });
  }
});

const queued = listed.flatMap(([name, resource]) =>
  queues(resource).map(({ path, part }) => [name, path.replace('list.queues.', ''), resource, part] as const),
);

describe.each(queued)('of the list %s, the queue %s', (name, queueName, resource, queue) => {
  it('has a workbench, with the right of its step', () => {
    const benches = pages.flatMap(([, route]) =>
      'queueOf' in route && route.queueOf === name && route.queue === queueName ? [route] : [],
    );
    const why = `resources/routes.ts needs one route with queueOf '${name}' and queue '${queueName}'`;
    expect(benches, why).toHaveLength(1);
    // A page that is opened to read, too, leaves the right to its step.
    const step = declared.find(([each]) => each === queue.show)?.[1].definition.review?.[queue.step];
    const right = step?.permission ?? pagesOf(queue.show, queue.step)[0]?.permission;
    expect(benches[0]?.permission).toBe(right);
  });

  it('asks for exactly what is pending', () => {
    expect(carried(encodeInputs(resource.definition.list?.filters ?? {}, queue.pending))).toMatchSnapshot();
  });

  it('opens each of its rows by an address that there is', () => {
    const [page] = pagesOf(queue.show, queue.step);
    if (!page) throw new Error(`no route shows '${queue.show}' with step '${queue.step}'`);
    expect(fillPath(page.path, queue.params(sampleRow(resource)))).toMatch(/^\/\w/);
  });
});
