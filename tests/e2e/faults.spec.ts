import { type Case, casesOf, sampleOf } from '../faults/cases.ts';
import { openDriver } from '../faults/driver.ts';
import { randomOf } from '../faults/random.ts';
import { type Screen, screensOf } from '../faults/screens.ts';
import { tokenOf } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

/** A fixed sample of what `npm run test:faults` tries whole: 300 cases, as many of each of these screens. */
const SCREENS = 20;
const CASES = 15;
const HALVES = [0, 1] as const;

/** The screens of the sample, the same each time; those that a form is sent from change what others are answered. */
const sampled = (screens: readonly Screen[]): readonly Screen[] =>
  screens
    .filter(({ form }) => !form)
    .toSorted((a, b) => randomOf(a.name)() - randomOf(b.name)())
    .slice(0, SCREENS);

test.describe.configure({ mode: 'parallel' });

for (const half of HALVES) {
  test(`screens take answers that are wrong, and networks that fail (${half + 1} of ${HALVES.length})`, async ({
    browser,
    request,
    server,
  }) => {
    test.setTimeout(240_000);
    const screens = await screensOf(server.url, await tokenOf(request, 'admin'));
    const lists = new Set(screens.flatMap(({ listCall }) => listCall ?? []));
    const driver = await openDriver(browser, server.url);
    const findings: unknown[] = [];
    for (const screen of sampled(screens).filter((_, index) => index % HALVES.length === half)) {
      const survey = await driver.survey(screen);
      if (survey.missing) findings.push(`${screen.name}: ${survey.missing}`);
      const cases: readonly Case[] = sampleOf(casesOf(screen, survey, lists), CASES);
      for (const each of cases) findings.push(...(await driver.run(each)));
    }
    await driver.stop();
    expect(findings).toEqual([]);
  });
}
