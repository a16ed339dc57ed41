import engine from 'declared-console/words/en-US/home';
import type { Translated } from '../../types';
import type zh from '../../zh-CN/areas/home';

/** The page to begin with, and the charts of several lists. */
export default {
  home: { ...engine.home, among: { evidence: 'Evidence by kind' } },
} satisfies Translated<typeof zh>;
