import type { Translated } from '../translated';
import type zh from '../zh-CN/queries';

/** The saved queries of lists, and the links to them; the engine loads the area by this name. */
export default {
  queries: {
    save: 'Save this query',
    update: 'Save the changes to “%{name}”',
    rename: 'Rename “%{name}”',
    remove: 'Remove “%{name}”',
    none: 'No query was saved yet',
    help: 'Filters, order, page size and columns can be saved once one of them differs from the default',
    applied: 'Applied',
    changed: 'Changed since it was applied',
    nameTaken: 'There is one of that name; saving replaces it',
    kept: '“%{name}” was saved',
    unkept:
      'The browser has not kept “%{name}” (its storage is full or disabled): it is lost when this tab is reloaded or closed',
    reduced: '“%{name}” was saved without what must not be stored, such as ID numbers',
    pastedFirst:
      'Only the first was filled in; %{smart_count} other was left out |||| Only the first was filled in; %{smart_count} others were left out',
    link: 'Copy link',
    linked: 'Link copied: it opens this list with the same filters, page size and columns',
    linkedWithout: 'Link copied without “%{names}”, which may hold a name or a number',
    and: '” and “',
    shared: {
      name: 'Shared within the role',
      none: 'Nothing is shared yet',
      loading: 'Loading…',
      own: 'By me',
      share: 'Share “%{name}” with the accounts of my role',
      withdraw: 'Stop sharing “%{name}”',
      done: '“%{name}” is shared: the accounts of your role can apply it here',
      doneWithout: '“%{name}” is shared without “%{names}”, which may hold a name or a number',
    },
    lent: {
      name: 'Shared columns',
      hint: 'Shown with the columns that were shared; your own settings are unchanged.',
      keep: 'Keep as mine',
      return: 'Back to mine',
    },
  },
} satisfies Translated<typeof zh>;
