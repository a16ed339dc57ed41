import type { Translated } from '../translated';
import type zh from '../zh-CN/palette';

/** The command palette, and what waits until a page has settled; the engine loads the area by this name. */
export default {
  palette: {
    label: 'Menu entry, name, number or action',
    labelOf: 'Find in what %{name} has',
    menu: 'Menu',
    found: 'Find %{text}',
    option: '%{list} · %{kind}',
    name: 'Name',
    counting: 'Counting',
    uncounted: 'Couldn’t be searched',
    hits: '%{smart_count} row |||| %{smart_count} rows',
    hitsMore: 'At least %{smart_count} row |||| At least %{smart_count} rows',
    people: 'Found in %{list}',
    belongs: 'Of %{name}',
    open: 'Open the page of %{name}',
    back: 'Back to the search',
    loading: 'Loading the lists to look in',
    unloaded:
      '%{smart_count} list couldn’t be loaded, and wasn’t searched |||| %{smart_count} lists couldn’t be loaded, and weren’t searched',
    unread:
      '%{smart_count} list couldn’t be searched: there may be more |||| %{smart_count} lists couldn’t be searched: there may be more',
    none: 'No menu entry, name, number or action matches',
    nothingOf: 'Nothing of %{name} matches',
    private: 'An address may hold no ID number: look up a phone or another number instead',
    goTo: {
      title: 'Go to',
      hint: 'Press a letter to open its page, Esc to close.',
      none: 'No page is opened by %{letter}',
    },
    clock: {
      fast: 'This computer’s clock is %{length} ahead of the server’s; the console goes by the server’s',
      slow: 'This computer’s clock is %{length} behind the server’s; the console goes by the server’s',
      minutes: '%{smart_count} minute |||| %{smart_count} minutes',
      hours: '%{smart_count} hour |||| %{smart_count} hours',
      days: '%{smart_count} day |||| %{smart_count} days',
    },
    commands: 'Actions',
    theme: { dark: 'Switch the theme to dark', light: 'Switch the theme to light' },
    language: 'Switch the language to %{language}',
    export: 'Export this list: %{list}',
  },
} satisfies Translated<typeof zh>;
