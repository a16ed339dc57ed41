import { DialogContentText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formattedValues } from '../../kit/format';
import type { Warning } from '../../kit/RecordWarnings';
import type { AnyResource, AnyShown } from '../../schema/resource';
import { ConfirmDialog } from '../forms/ConfirmDialog';

/** What is asked before a decision. */
export interface Asked {
  /** The action's name. */
  readonly name: string;
  /** The words of the button that was pressed. */
  readonly confirm: string;
  /** What was typed, but isn't sent with this action. */
  readonly unsent: string;
  /** The warnings on the screen. */
  readonly standing: readonly Warning[];
}

interface DecisionQuestionProps {
  readonly resource: AnyResource;
  /** The i18n key of the actions' words. */
  readonly words: string;
  readonly record: AnyShown;
  readonly asked: Asked;
  readonly onAnswer: (isYes: boolean) => void;
}

/** Asks before a decision: the action's question, what isn't sent with it, and what the screen warns of. */
export function DecisionQuestion({ resource, words, record, asked, onAnswer }: DecisionQuestionProps) {
  const translate = useTranslate();
  const { name, confirm, unsent, standing } = asked;
  return (
    <ConfirmDialog
      title={translate(`${words}.${name}.title`, { _: translate(`${words}.${name}.name`) })}
      question={translate(`${words}.${name}.confirm`, {
        ...formattedValues(resource.record, record, translate),
        _: '',
      })}
      confirm={confirm}
      note={
        <>
          {unsent && (
            <DialogContentText sx={told}>{translate('review.unsent', { text: unsent })}</DialogContentText>
          )}
          {standing.length > 0 && (
            <DialogContentText component="div" sx={told}>
              {translate('review.before.ask')}
              <ul>
                {standing.map((warning) => (
                  <li key={warning.name}>{warning.words}</li>
                ))}
              </ul>
            </DialogContentText>
          )}
        </>
      }
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    />
  );
}

const told = {
  '&:not(:empty)': { mt: 1 },
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '& ul': { my: 0.5, pl: 2.5 },
};
