import { act, render, screen } from '@testing-library/react';
import { CoreAdminContext, memoryStore, useLocaleState, useTranslate } from 'react-admin';
import { expect, it } from 'vitest';
import { createI18nProvider } from '../../../src/console/i18nProvider';
import { Language } from '../../../src/console/Language';

const locales = { 'zh-CN': '中文', 'en-US': 'English' };

function Words() {
  const [, setLocale] = useLocaleState();
  return (
    <>
      <output>{useTranslate()('hello')}</output>
      {Object.keys(locales).map((locale) => (
        <button key={locale} type="button" onClick={() => setLocale(locale)}>
          {locale}
        </button>
      ))}
    </>
  );
}

/** A console that begins in a language; English words arrive when `come` is called. */
async function open(initial: keyof typeof locales) {
  let come = () => {};
  const arrived = new Promise<void>((resolve) => {
    come = resolve;
  });
  const words = {
    async console(locale: string) {
      if (locale === 'en-US' && initial !== 'en-US') await arrived;
      return { hello: locale === 'en-US' ? 'Hello' : '你好' };
    },
    area: async () => ({}),
  };
  const i18n = await createI18nProvider(initial, { locales, words });
  const store = memoryStore({ locale: initial });
  // As in the console: the chosen language is the current one, so that react-admin doesn't change it by itself.
  const chosen = { ...i18n, getLocale: () => store.getItem<string>('locale') ?? initial };
  render(
    <CoreAdminContext store={store} i18nProvider={chosen}>
      <Language i18n={i18n}>
        <Words />
      </Language>
    </CoreAdminContext>,
  );
  const choose = (locale: string) => act(async () => screen.getByText(locale).click());
  return { choose, come: () => act(async () => come()) };
}
const said = () => document.querySelector('output')?.textContent;

it('whoever goes back to the shown language while another is loading stays with it', async () => {
  const { choose, come } = await open('zh-CN');
  await choose('en-US');
  await choose('zh-CN');
  await come();
  expect(said()).toBe('你好');
  await choose('en-US');
  expect(said()).toBe('Hello');
});

it.each(['zh-CN', 'en-US'] as const)('the page says that it is in %s, from the start', async (locale) => {
  document.documentElement.lang = '';
  await open(locale);
  expect(document.documentElement.lang).toBe(locale);
});
