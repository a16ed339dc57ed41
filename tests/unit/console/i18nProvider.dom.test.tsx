import { describe, expect, it } from 'vitest';
import { createI18nProvider } from '../../../src/console/i18nProvider';

const locales = { 'zh-CN': '中文', 'en-US': 'English' };

/** Words that load when the test releases them. */
function waiting() {
  const asked: { readonly of: string; come(): void }[] = [];
  const answer = (of: string, words: object) =>
    new Promise<Record<string, object>>((come) => asked.push({ of, come: () => come({ ...words }) }));
  return {
    words: {
      console: async (locale: string) => ({ shell: { language: locale } }),
      area: (locale: string, area: string) =>
        answer(`${locale} ${area}`, { resources: { [area]: `${area} in ${locale}` } }),
    },
    /** Releases the words, and lets what waits for them continue. */
    async come(of: string) {
      const at = asked.findIndex((each) => each.of === of);
      if (at >= 0) asked.splice(at, 1)[0]?.come();
      await new Promise((done) => setImmediate(done));
    },
  };
}

describe('the words of areas', () => {
  it.each([
    ['in the order that they were asked for', ['user', 'money']],
    ['in another', ['money', 'user']],
  ])('are all there when they arrive at the same time, %s', async (_how, order) => {
    const { words, come } = waiting();
    const i18n = await createI18nProvider('zh-CN', { locales, words });
    const added = [i18n.addWords('user'), i18n.addWords('money')];
    for (const area of order) await come(`zh-CN ${area}`);
    await Promise.all(added);
    expect(i18n.translate('resources.user')).toBe('user in zh-CN');
    expect(i18n.translate('resources.money')).toBe('money in zh-CN');
  });

  it('are loaded for a language that was chosen while they were loading', async () => {
    const { words, come } = waiting();
    const i18n = await createI18nProvider('zh-CN', { locales, words });
    const user = i18n.addWords('user');
    const changed = i18n.changeLocale('en-US');
    await come('');
    const money = i18n.addWords('money');
    for (const each of ['en-US user', 'en-US money', 'zh-CN user', 'zh-CN money']) await come(each);
    await Promise.all([user, money, changed]);
    expect(i18n.translate('resources.user')).toBe('user in en-US');
    expect(i18n.translate('resources.money')).toBe('money in en-US');
  });

  it('are in the language that was chosen last', async () => {
    const { words, come } = waiting();
    const i18n = await createI18nProvider('zh-CN', { locales, words });
    const user = i18n.addWords('user');
    await come('zh-CN user');
    await user;
    const changes = [i18n.changeLocale('en-US'), i18n.changeLocale('zh-CN')];
    await come('');
    await come('zh-CN user');
    await come('en-US user');
    await Promise.all(changes);
    expect(i18n.getLocale()).toBe('zh-CN');
    expect(i18n.translate('resources.user')).toBe('user in zh-CN');
  });
});
