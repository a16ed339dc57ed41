import { Alert, Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { fetchFile } from '@/api/fetchFile';
import { Waiting } from '@/ui/Waiting';

interface TextViewProps {
  /** Already through `safeUrl`. */
  readonly url: string;
  /** What it is, in words. */
  readonly alt: string;
  /** Told where it can't be had. */
  readonly onError: () => void;
}

/** As much of a text as a page can show, in bytes. */
const LONGEST = 1024 * 1024;

/** A file of text, as text: nothing of it becomes markup. */
export function TextView({ url, alt, onError }: TextViewProps) {
  const translate = useTranslate();
  const { data } = useQuery({
    queryKey: ['text', url],
    queryFn: async ({ signal }) => {
      try {
        return await readText(await fetchFile(url, signal));
      } catch (error) {
        if (!signal.aborted) onError();
        throw error;
      }
    },
    retry: false,
    gcTime: 0,
  });
  if (!data) return <Waiting />;
  return (
    <>
      <Box component="pre" aria-label={alt} tabIndex={0} sx={paper}>
        {data.text}
      </Box>
      {data.isCut && <Alert severity="info">{translate('pages.result.cut')}</Alert>}
    </>
  );
}

/** Old Chinese files are GB 18030: what is no UTF-8 is read as that. A cut may go through the last sign. */
async function readText(file: Blob): Promise<{ text: string; isCut: boolean }> {
  const isCut = file.size > LONGEST;
  const bytes = await file.slice(0, LONGEST).arrayBuffer();
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut }), isCut };
  } catch {
    return { text: new TextDecoder('gb18030').decode(bytes), isCut };
  }
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
