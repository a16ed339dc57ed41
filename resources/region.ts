import type { Regional } from 'declared-console/schema';

/** Where this application is used. */
export const region: Regional = { timeZone: 'Asia/Shanghai', numberLocale: 'zh-CN', currency: 'CNY' };
