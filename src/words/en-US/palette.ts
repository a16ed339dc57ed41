import type { Translated } from '../translated';
import type zh from '../zh-CN/palette';

/** The command palette; the engine loads the area by this name. */
export default {
  palette: {
    label: 'Menu entry or number',
    menu: 'Menu',
    found: 'Find %{text}',
    option: '%{list} · %{kind}',
    loading: 'Loading the lists to look in',
    none: 'No menu entry matches, nor is it a number to look up',
    private: 'An address may hold no ID number: look up a phone or another number instead',
  },
} satisfies Translated<typeof zh>;
