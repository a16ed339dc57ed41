import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { PageHeading, Progress, Section, takeFocus } from 'declared-console/ui';
import { useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { ChosenFile } from './chosen';
import { FilesDrop } from './FilesDrop';
import { withPackages } from './packages';
import { Results } from './Results';
import type { Line } from './rows';
import { useBatch } from './useBatch';

/** Verifies many files, a folder or a package at once, against the certificates that their numbers name. */
export default function VerifyFilesPage() {
  const translate = useTranslate();
  const words = (key: string, options?: object) => translate(`pages.verifyFiles.${key}`, options);
  const notify = useNotify();
  const { batch, lines, isStopped } = useBatch();
  const [isReading, setReading] = useState(false);
  const [besides, setBesides] = useState(0);
  const done = lines.filter(({ result }) => result.kind !== 'waiting').length;
  const total = lines.length;
  const isOver = done === total;
  const results = useRef<HTMLDivElement>(null);
  // What is under way ends with its button.
  useEffect(() => {
    if (isOver || isStopped) takeFocus(results.current);
  }, [isOver, isStopped]);

  async function add(chosen: Promise<readonly ChosenFile[]>) {
    setReading(true);
    try {
      const found = await withPackages(await chosen);
      if (found.files.length === 0 && (await chosen).length > 0)
        notify('pages.verifyFiles.none', { type: 'warning' });
      setBesides((before) => before + found.besides);
      batch.add(found.files);
    } finally {
      setReading(false);
    }
  }

  return (
    <>
      <PageHeading title="pages.verifyFiles.title" />
      <Stack sx={{ gap: 2 }}>
        <Section title={words('choose')}>
          <Stack sx={{ gap: 1.5 }}>
            <div>
              <Typography sx={{ fontWeight: 600 }}>{words('privacy')}</Typography>
              <Typography variant="body2" color="text.secondary">
                {words('explain')}
              </Typography>
            </div>
            <FilesDrop onFiles={(chosen) => void add(chosen)} />
            {isReading && <Typography role="status">{words('reading')}</Typography>}
            {!isOver && !isStopped && (
              <Progress
                label={words('progress', { done, total })}
                part={partOf(lines)}
                cancel={words('stop')}
                onCancel={batch.stop}
              />
            )}
            {!isOver && isStopped && (
              <Alert severity="info" action={<Button onClick={batch.resume}>{words('resume')}</Button>}>
                {words('stopped', { done, total })}
              </Alert>
            )}
          </Stack>
        </Section>
        {total > 0 && (
          <Box ref={results} tabIndex={-1} sx={{ outlineOffset: 4 }}>
            <Results
              lines={lines}
              isOver={isOver}
              batch={{
                ...batch,
                clear() {
                  batch.clear();
                  setBesides(0);
                },
              }}
            />
          </Box>
        )}
        {besides > 0 && (
          <Typography variant="body2" color="text.secondary">
            {words('besides', { smart_count: besides })}
          </Typography>
        )}
      </Stack>
    </>
  );
}

/** How much is done, by size; a file that has no result yet may have been read in part. */
function partOf(lines: readonly Line[]): number {
  let done = 0;
  let total = 0;
  for (const { file, result } of lines) {
    const weight = file.size + OPENING;
    total += weight;
    done += result.kind === 'waiting' ? weight * (file.part ?? 0) : weight;
  }
  return total > 0 ? done / total : 0;
}

/** What opening a file costs, in bytes that are read meanwhile. */
const OPENING = 64 * 1024;
