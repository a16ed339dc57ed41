import { type Action, type AnyResource, type AnyRow, sampleRows } from 'declared-console/tools/reading';
import { rightName } from './access.ts';
import { asked, conditionWords, fieldNaming } from './conditions.ts';
import { formTable } from './formTable.ts';
import { anchorOf, escaped, heading, nested, paragraphs, table } from './markdown.ts';
import type { Writer } from './writer.ts';

/** A group of buttons: the path of its words, and its screens' names. */
export interface Group {
  readonly words: 'actions' | 'listActions' | 'selection';
  readonly screens: string;
  readonly actions: Readonly<Record<string, Action<AnyRow>>>;
}

/** The table of a group's buttons: effect, condition and right of each. */
export function buttonsTable(writer: Writer, resource: AnyResource, { words, actions }: Group): string {
  const { frame, word } = writer;
  const naming = fieldNaming(writer, resource);
  const at = `resources.${resource.name}.${words}`;
  return table(
    [frame.button, frame.does, frame.offered, frame.right],
    Object.entries(actions).map(([name, action]) => [
      `**${escaped(word(`${at}.${name}.name`))}**`,
      effectOf(writer, resource, action, `${at}.${name}`, anchorOf(words, name)),
      words === 'actions' ? (conditionWords(writer, action, naming) ?? frame.always) : '',
      action.permission ? escaped(rightName(writer, action.permission)) : '',
    ]),
  );
}

/** The forms that a group's buttons open, with their pictures. */
export function forms(writer: Writer, resource: AnyResource, { words, screens, actions }: Group): string {
  return paragraphs(
    ...Object.entries(actions).map(([name, action]) => {
      const at = `resources.${resource.name}.${words}.${name}`;
      const title = writer.word(`${at}.name`);
      const picture = writer.picture(`dialog ${resource.name}.${screens}.${name}`, title);
      const isForm = action.type === 'submit' && Object.keys(action.form).length > 0;
      const fields = isForm ? formTable(writer, action, at, fieldNaming(writer, resource)) : '';
      return isForm || picture
        ? paragraphs(heading(3, title, anchorOf(words, name)), picture, fields)
        : undefined;
    }),
  );
}

/** What a button does. */
function effectOf(
  writer: Writer,
  resource: AnyResource,
  action: Action<AnyRow>,
  at: string,
  anchor: string,
): string {
  const { frame, say, word } = writer;
  switch (action.type) {
    case 'submit': {
      const success = escaped(word(`${at}.success`));
      if (Object.keys(action.form).length > 0) return say(frame.doesForm, { anchor, success });
      if (!action.confirm) return say(frame.doesSend, { success });
      return say(frame.doesAsk, {
        ask: nested(asked(word(`${at}.confirm`), fieldNaming(writer, resource))),
        success,
      });
    }
    case 'link': {
      const route = pageBehind(writer, resource, (row) => action.to(row));
      const page = say(frame.doesPage, { page: route ? writer.routeLink(route) : frame.handWritten });
      return action.newTab ? `${page}${frame.comma}${frame.newTab}` : page;
    }
    case 'dialog':
      if ('show' in action.opens)
        return say(frame.doesDialog, { page: writer.linkToStep(action.opens.show, action.opens.step) });
      if ('list' in action.opens) return say(frame.doesDialog, { page: writer.linkTo(action.opens.list) });
      return frame.doesOwn;
    case 'download':
      return frame.doesDownload;
  }
}

/** The route that a row's link leads to, found with sample rows. */
export function pageBehind(
  { map }: Writer,
  resource: AnyResource,
  to: (row: AnyRow) => string,
): string | undefined {
  const [address] = sampleRows(resource)
    .map(to)
    .filter((each) => each !== '');
  return address && map.routeAt(address);
}
