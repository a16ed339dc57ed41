import type { DocumentWords } from '@i18n/document';
import { ENCODINGS } from './decodeText';
import styles from './encoding.module.css';

interface EncodingChoiceProps {
  readonly t: DocumentWords;
  /** The encoding that the text is shown in; `undefined` until it is read. */
  readonly encoding: string | undefined;
  readonly onChoose: (encoding: string) => void;
}

/** The encoding of a text, to be changed where it shows rubbish. Plain React, because the phone pages use it too. */
export function EncodingChoice({ t, encoding, onChoose }: EncodingChoiceProps) {
  if (encoding === undefined) return null;
  const names: Readonly<Record<string, string>> = { [encoding]: encoding, ...ENCODINGS };
  return (
    <label className={styles.choice}>
      {t.encoding}
      <select value={encoding} onChange={({ target }) => onChoose(target.value)}>
        {Object.entries(names).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
