import type { Translated } from '../../types';
import type { version as words } from '../../zh-CN/pages/version';

export const version = { back: 'Back to the list' } satisfies Translated<typeof words>;
