import { Box, Typography } from '@mui/material';
import { use, useLayoutEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Deferred } from '../../kit/Deferred';
import { QueuedContext } from '../../kit/QueuedContext';
import { useWarning } from '../../kit/RecordWarnings';
import { Waiting } from '../../kit/Waiting';
import { lazyChunk } from '../../lazyChunk';
import type { Lazy } from '../../model/lazy';
import type { AnyResource, AnyShown } from '../../schema/resource';
import type { Block, OwnBlock, OwnProps, PicturesBlock } from '../../schema/show';
import { EmbeddedList } from '../list/EmbeddedList';
import { MissingPictures } from '../pictures/MissingPictures';
import { PictureGrid } from '../pictures/PictureGrid';
import { PictureViewer, VIEWER_LEAST } from '../pictures/PictureViewer';
import { ReadingWarnings } from '../pictures/ReadingWarnings';
import { usePictures } from '../record/usePictures';
import { Facts } from './blocks/Facts';
import { Files } from './blocks/Files';
import { HistoryTable } from './blocks/HistoryTable';
import { KindBlock } from './blocks/KindBlock';
import { RecordRows } from './blocks/RecordRows';

const Timeline = lazyChunk(() => import('./timeline/Timeline'));

interface BlockViewProps {
  readonly block: Block<AnyShown>;
  /** All picture blocks of the section. */
  readonly pictures: readonly PicturesBlock<AnyShown>[];
  readonly resource: AnyResource;
  readonly record: AnyShown;
  /** The section's, in words. */
  readonly title: string;
  /** The i18n key of the section's words. */
  readonly words: string;
  /** Whether the section shows nothing else. */
  readonly isAlone: boolean;
}

/** A block of a section, by its type. */
export function BlockView({ block, pictures, resource, record, title, words, isAlone }: BlockViewProps) {
  const shape = resource.record;
  switch (block.type) {
    case 'facts':
      return <Facts shape={shape} record={record} fields={block.fields} words={words} copies />;
    case 'pictures':
      return (
        <Pictures blocks={pictures} resource={resource} record={record} words={words} isAlone={isAlone} />
      );
    case 'files':
      return <Files fields={block.fields} record={record} words={words} />;
    case 'rows':
      return <RecordRows shape={shape} block={block} record={record} title={title} words={words} />;
    case 'history':
      return <HistoryTable shape={shape} block={block} record={record} title={title} words={words} />;
    case 'embedded':
      return (
        <Deferred fallback={<Waiting />}>
          <EmbeddedList name={block.list} params={block.params(record)} />
        </Deferred>
      );
    case 'timeline':
      return (
        <Deferred fallback={<Waiting />}>
          <Timeline key={record.id} shape={shape} block={block} record={record} words={words} />
        </Deferred>
      );
    case 'kind':
      return <KindBlock shape={shape} block={block} record={record} words={words} />;
    case 'own':
      return <Own block={block} record={record} isAlone={isAlone} />;
  }
}

type PicturesProps = Pick<BlockViewProps, 'resource' | 'record' | 'words' | 'isAlone'> & {
  readonly blocks: readonly PicturesBlock<AnyShown>[];
};

/** If there are none, says so only if the section has nothing else. */
function Pictures({ blocks, resource, record, words, isAlone }: PicturesProps) {
  const translate = useTranslate();
  const picturesOf = usePictures();
  const { pictures, missing } = picturesOf(blocks, resource, record, words);
  const [index, setIndex] = useState(0);
  if (pictures.length === 0 && missing.length === 0)
    return isAlone && <Typography color="text.secondary">{translate('review.pictures.none')}</Typography>;
  if (pictures.length === 0 || !blocks.some(({ large }) => large))
    return (
      <>
        {pictures.length > 0 && <PictureGrid pictures={pictures} />}
        <ReadingWarnings pictures={pictures} />
        <MissingPictures labels={missing} />
      </>
    );
  return (
    <Box sx={{ display: 'flex', height: '62vh', minHeight: VIEWER_LEAST }}>
      <PictureViewer pictures={pictures} missing={missing} index={index} onIndexChange={setIndex} />
      <ReadingWarnings pictures={pictures} />
    </Box>
  );
}

type OwnViewProps = Pick<BlockViewProps, 'record' | 'isAlone'> & { readonly block: OwnBlock<AnyShown> };

/**
 * Beside other blocks it has no loading indicator, which would shift the page when it disappears. On a workbench, where it begins
 * with a button, that one's place is kept: the decision below must not move under the pointer.
 */
function Own({ block, record, isAlone }: OwnViewProps) {
  const isQueued = use(QueuedContext);
  const translate = useTranslate();
  const [isThere, setThere] = useState(false);
  // What isn't there yet, or couldn't be loaded, might warn of something.
  useWarning('loading', isThere ? undefined : translate('review.before.loading'));
  const View = lazyChunk(block.load as Lazy<OwnProps<AnyShown>>);
  return (
    <Deferred fallback={isAlone ? <Waiting /> : isQueued && <Box sx={place} />}>
      <View record={record} />
      <Loaded onLoaded={setThere} />
    </Deferred>
  );
}

/** Reports that what stands beside it has been loaded. */
function Loaded({ onLoaded }: { onLoaded(isThere: true): void }) {
  // Before anything is painted: no warning is seen of what was there at once.
  useLayoutEffect(() => onLoaded(true), [onLoaded]);
  return null;
}

/** As high as a button. */
const place = { minHeight: 31 };
