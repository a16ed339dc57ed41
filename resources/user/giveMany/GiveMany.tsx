import type { AnyRow, DialogProps } from 'declared-console/schema';
import { i } from 'declared-console/schema';
import { DialogForm, useConsole } from 'declared-console/ui';
import { use, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { BatchDialog } from './BatchDialog';

/** As many numbers as somebody still reads through. */
const MOST_CHARACTERS = 4000;

interface Asked {
  readonly values: Readonly<Record<string, unknown>>;
  answer(isDone: boolean): void;
}

/** Gives the same points to several people: a list of their numbers, and then the question, the progress and the results. */
export default function GiveMany({ resource: name, close }: DialogProps<AnyRow>) {
  const translate = useTranslate();
  const { load, loadWords } = useConsole();
  const loading = load(name);
  use(loadWords('giveMany'));
  const resource = use(loading);
  const action = resource.definition.list?.actions?.give;
  const hasSent = useRef(false);
  const [asked, setAsked] = useState<Asked>();
  if (action?.type !== 'submit') return null;
  const { mobile: _, ...gift } = action.form;
  const mobiles = i.textarea({
    required: 'phoneRequired',
    max: MOST_CHARACTERS,
    tooLong: 'tooLong',
    rows: 6,
  });
  const ask = (values: Asked['values']) =>
    new Promise<boolean>((resolve) =>
      setAsked({
        values,
        answer(isDone) {
          setAsked(undefined);
          resolve(isDone);
        },
      }),
    );
  return (
    <DialogForm
      title={translate('pages.giveMany.title')}
      rules={{ inputs: { mobiles, ...gift }, rules: action.rules ?? [] }}
      words="pages.giveMany.fields"
      draftKey={`${name}/giveMany`}
      submit={translate('pages.giveMany.next')}
      send={ask}
      onDone={() => close('reload')}
      onClose={() => close(hasSent.current ? 'reload' : undefined)}
    >
      {asked && (
        <BatchDialog
          resource={resource}
          action={action}
          onSend={() => {
            hasSent.current = true;
          }}
          {...asked}
        />
      )}
    </DialogForm>
  );
}
