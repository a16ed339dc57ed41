import type { RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { BusyButton } from '../../kit/BusyButton';
import styles from '../../kit/bottomBar.module.css';
import type { Decision } from '../../schema/actions';
import type { AnyShown } from '../../schema/resource';

interface DecisionButtonsProps {
  readonly actions: readonly (readonly [name: string, action: Decision<AnyShown>])[];
  /** The one that is due: the main button, to which the keys lead. */
  readonly due: string;
  readonly dueRef: RefObject<HTMLButtonElement | null> | undefined;
  /** The i18n key of the actions' words. */
  readonly words: string;
  readonly isSending: boolean;
  readonly onPress: (name: string) => void;
}

/** The i18n key of an action's button: its name tells it apart from others, and one alone submits. */
export const actionKey = (words: string, name: string, actions: number) =>
  actions > 1 ? `${words}.${name}.name` : 'form.submit';

/** A button for each action that applies, each of which submits the form. */
export function DecisionButtons({ actions, due, dueRef, words, isSending, onPress }: DecisionButtonsProps) {
  const translate = useTranslate();
  return (
    <div className={styles.buttons}>
      {actions.map(([name, { tone }]) => (
        <BusyButton
          key={name}
          ref={name === due ? dueRef : undefined}
          type="submit"
          variant={name === due ? 'contained' : 'outlined'}
          color={tone === 'bad' ? 'error' : 'primary'}
          size="medium"
          isBusy={isSending}
          onClick={() => onPress(name)}
        >
          {translate(actionKey(words, name, actions.length))}
        </BusyButton>
      ))}
    </div>
  );
}
