/** 版本详情 */
export const version = { back: '返回列表' } as const;
