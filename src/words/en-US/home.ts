import type { Translated } from '../translated';
import type zh from '../zh-CN/home';

/** The page to begin with; the engine loads the area by this name. */
export default {
  home: {
    waiting: 'Waiting for me',
    nothing: 'Nothing waits',
    begin: 'Begin',
    atLeast: 'At least %{count}',
    oldest: 'Oldest',
    unit: 'Number',
    unknown: 'Not loaded',
    some: '%{smart_count} number could not be loaded |||| %{smart_count} numbers could not be loaded',
    days: 'Last %{smart_count} days',
    range: 'Period',
    table: 'Table',
    minimum: '“At least”: the server gives no exact number.',
    empty: 'No data',
    figures: 'At a glance',
    name: 'Name',
  },
} satisfies Translated<typeof zh>;
