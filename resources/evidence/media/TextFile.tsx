import { words } from '@i18n/document';
import { Alert, Box } from '@mui/material';
import { wordsIn } from 'declared-console';
import { Waiting } from 'declared-console/ui';
import { useEffect, useState } from 'react';
import { useLocaleState } from 'react-admin';
import { charsetOf, type DecodedText, decodeText } from './decodeText';
import { EncodingChoice } from './EncodingChoice';

interface TextFileProps {
  readonly file: Blob;
  /** A description of it, in words. */
  readonly alt: string;
}

/** How much of a text is shown, in bytes. */
export const MAX_TEXT = 1024 * 1024;

/** A text file, shown as plain text. */
export function TextFile({ file, alt }: TextFileProps) {
  const [locale] = useLocaleState();
  const [text, setText] = useState<DecodedText>();
  const [encoding, setEncoding] = useState<string>();
  const t = wordsIn(words, locale);
  const isCut = file.size > MAX_TEXT;
  useEffect(() => {
    let isLeft = false;
    const read = async () => {
      const bytes = await file.slice(0, MAX_TEXT).arrayBuffer();
      if (!isLeft) setText(decodeText(bytes, { encoding, charset: charsetOf(file.type), isCut }));
    };
    read();
    return () => {
      isLeft = true;
    };
  }, [file, isCut, encoding]);
  if (text === undefined) return <Waiting />;
  if (file.size === 0) return <Alert severity="info">{t.reasons.empty}</Alert>;
  return (
    <>
      <EncodingChoice t={t} encoding={text.encoding} onChoose={setEncoding} />
      <Box component="pre" aria-label={alt} tabIndex={0} sx={paper}>
        {text.text}
      </Box>
      {isCut && <Alert severity="info">{t.cut}</Alert>}
    </>
  );
}

const paper = {
  m: 0,
  p: 2,
  maxHeight: '65vh',
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontSize: 13,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};
