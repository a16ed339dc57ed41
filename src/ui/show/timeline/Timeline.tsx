import { Box, Button, Stack, Typography } from '@mui/material';
import { use, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from '../../../kit/ConsoleContext';
import { formatText } from '../../../kit/format';
import { QueuedContext } from '../../../kit/QueuedContext';
import { RetryNotice } from '../../../kit/RetryNotice';
import { TimelineList } from '../../../kit/TimelineList';
import { UnreadLabel } from '../../../kit/ToneLabel';
import { useInView } from '../../../kit/useInView';
import { Waiting } from '../../../kit/Waiting';
import type { Shape } from '../../../model/shape';
import { unreadOf } from '../../../model/unread';
import { isObject } from '../../../model/values';
import type { AnyShown } from '../../../schema/resource';
import type { TimelineBlock } from '../../../schema/show';
import { isListed } from '../../../schema/timeline';
import { EventItem } from './EventItem';
import { ownEvents } from './events';
import { daysOf } from './mergeEvents';
import { type Sources, sourcesOf } from './sources';
import { type TimelineState, useTimeline } from './useTimeline';

interface TimelineProps {
  readonly shape: Shape;
  readonly block: TimelineBlock<AnyShown>;
  readonly record: AnyShown;
  /** The i18n key of the section's words. */
  readonly words: string;
}

/**
 * What happened to a record, newest first, by days. Other lists are asked when it comes into view; on a workbench, where most records
 * are decided without it, when somebody asks.
 */
export default function Timeline(props: TimelineProps) {
  const translate = useTranslate();
  const isQueued = use(QueuedContext);
  const [isWanted, setWanted] = useState(!isQueued);
  if (isWanted) return <Events {...props} />;
  return (
    <Box>
      <Button variant="outlined" onClick={() => setWanted(true)}>
        {translate('review.timeline.show')}
      </Button>
    </Box>
  );
}

function Events({ shape, block, record, words }: TimelineProps) {
  const translate = useTranslate();
  const { clock, rights, lists, parts } = useConsole();
  const { ref, isInView } = useInView<HTMLDivElement>();
  // What has been asked for once isn't given up when it is scrolled away.
  const [wasInView, setWasInView] = useState(false);
  if (isInView && !wasInView) setWasInView(true);
  const sources = sourcesOf(block, record, {
    rights,
    isPage: (list) => Object.hasOwn(lists, list),
    isServed: (list) => Object.hasOwn(parts.resources, list),
  });
  const own = Object.entries(block.sources).flatMap(([name, source]) => {
    if (isListed(source)) return [];
    const value = record[source.rows];
    const rows = Array.isArray(value) ? value.filter(isObject) : [];
    return ownEvents(rows, shape[source.rows]?.shape ?? {}, words, record, { name, source, clock });
  });
  const state = useTimeline(record, { own, asked: sources.asked, isShown: wasInView });
  const { events, undated, isReading, hasMore, isComplete, failed } = state;
  const isKnown = wasInView || sources.asked.length === 0;
  const isEmpty = isKnown && isComplete && events.length === 0 && undated.length === 0;
  return (
    <Stack ref={ref} sx={{ gap: 1.5 }} aria-busy={isReading}>
      <Unread block={block} record={record} words={words} />
      {failed.map(({ name, error, retry }) => (
        <RetryNotice
          key={name}
          what={translate('review.timeline.failed', { name: translate(`${words}.sources.${name}`) })}
          error={error}
          onRetry={retry}
        />
      ))}
      {daysOf(events).map(({ day, events: of }) => (
        <section key={day}>
          <Typography variant="h3" sx={heading}>
            <time dateTime={day}>{day}</time>
          </Typography>
          <TimelineList>
            {of.map((event) => (
              <EventItem key={event.key} event={event} words={words} />
            ))}
          </TimelineList>
        </section>
      ))}
      {undated.length > 0 && !hasMore && (
        <section>
          <Typography variant="h3" sx={heading}>
            {translate('review.timeline.undated')}
          </Typography>
          <TimelineList>
            {undated.map((event) => (
              <EventItem key={event.key} event={event} words={words} />
            ))}
          </TimelineList>
        </section>
      )}
      {(isReading || !isKnown) && (
        <Box sx={unread}>
          {/* What nobody has asked for yet isn't loading. */}
          {isReading && <Waiting />}
        </Box>
      )}
      <Typography role="status" variant="body2" color="text.secondary">
        {isEmpty && !isReading
          ? translate(failed.length > 0 ? 'review.timeline.noneRead' : 'review.timeline.none')
          : ''}
      </Typography>
      {hasMore && isKnown && !isReading && (
        <Box>
          <Button variant="outlined" onClick={state.more}>
            {translate('review.timeline.more')}
          </Button>
        </Box>
      )}
      <Notes sources={sources} state={state} words={words} />
    </Stack>
  );
}

/** Rows of the record that can't be read: no events, but not none, either. */
function Unread({ block, record, words }: Omit<TimelineProps, 'shape'>) {
  const translate = useTranslate();
  return Object.entries(block.sources).map(([name, source]) => {
    const value = isListed(source) ? undefined : record[source.rows];
    if (unreadOf(value) === undefined) return null;
    return (
      <div key={name}>
        {translate(`${words}.sources.${name}`)} <UnreadLabel words={formatText(value, translate)} />
      </div>
    );
  });
}

interface NotesProps {
  readonly sources: Sources;
  readonly state: TimelineState;
  readonly words: string;
}

/** What isn't in it, and why. */
function Notes({ sources: { forbidden, unfindable, cut }, state, words }: NotesProps) {
  const translate = useTranslate();
  const named = (names: readonly string[]) =>
    [...new Set(names)]
      .map((name) => translate(`${words}.sources.${name}`))
      .join(translate('review.timeline.and'));
  const notes = [
    ['forbidden', forbidden] as const,
    ['unfindable', unfindable] as const,
    ['cut', [...cut, ...state.cut]] as const,
    ['others', [...state.others.keys()]] as const,
  ].filter(([, names]) => names.length > 0);
  if (notes.length === 0) return null;
  return (
    <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, fontSize: 13, color: 'text.secondary' }}>
      {notes.map(([note, names]) => (
        <li key={note}>{translate(`review.timeline.${note}`, { names: named(names) })}</li>
      ))}
    </Stack>
  );
}

const heading = {
  fontSize: 13,
  fontWeight: 600,
  color: 'text.secondary',
  mb: 0.5,
  fontVariantNumeric: 'tabular-nums',
};

const unread = { minHeight: 156, '@media print': { display: 'none' } };
