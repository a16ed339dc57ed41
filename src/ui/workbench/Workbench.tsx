import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useLocation, useSearchParams } from 'react-router-dom';
import { AgeLabel } from '../../kit/AgeLabel';
import type { Back } from '../../kit/BackLink';
import { useConsole } from '../../kit/ConsoleContext';
import { filtersIn, isOfList, withFilters } from '../../kit/listQuery';
import { useOrigin } from '../../kit/PageContext';
import { QueuedContext } from '../../kit/QueuedContext';
import { RecordState } from '../../kit/RecordState';
import { Waiting } from '../../kit/Waiting';
import type { QueueDef } from '../../schema/queue';
import type { AnyResource, AnyRow } from '../../schema/resource';
import type { PictureTurning } from '../pictures/PictureStage';
import type { DecisionFocus } from '../review/DecisionFields';
import { EarlyTexts } from './EarlyTexts';
import { HeldBar } from './HeldBar';
import { pageOf } from './pageOf';
import { canStep, needsMore, nextPending, skippedOf } from './queue';
import { Shortcuts } from './Shortcuts';
import { useDecidedToday } from './useDecidedToday';
import { useEarlyKeys } from './useEarlyKeys';
import { useHeldDecisions } from './useHeldDecisions';
import { useQueue } from './useQueue';
import { useRecount } from './useRecount';
import { useKeepSkipped, useSkippedBefore } from './useSkipped';
import { useUntold } from './useUntold';
import { WorkbenchEnd } from './WorkbenchEnd';
import { WorkbenchHeading } from './WorkbenchHeading';
import { declaresPictures, WorkbenchRecord } from './WorkbenchRecord';
import { WorkbenchTools } from './WorkbenchTools';

interface WorkbenchProps {
  /** The list's name. */
  readonly name: string;
  /** The name of its declared queue. */
  readonly queue: string;
}

/** Goes through a list's pending records one by one; the list's filters are in the url (`filter`). */
export default function Workbench({ name, queue }: WorkbenchProps) {
  const translate = useTranslate();
  const words = `resources.${name}`;
  const { load, loadWords } = useConsole();
  const listLoading = load(name);
  use(loadWords('review'));
  const list = use(listLoading);
  const declared = list.definition.list?.queues?.[queue];
  if (!declared) throw new Error(`${name} declares no queue '${queue}'`);
  const shown = use(load(declared.show));
  const [attempt, setAttempt] = useState(0);
  return (
    <OpenWorkbench
      key={attempt}
      attempt={attempt}
      list={list}
      queueName={queue}
      queue={declared}
      title={`${translate(`${words}.name`)} · ${translate(`${words}.queues.${queue}`)}`}
      shown={shown}
      onAgain={() => setAttempt(attempt + 1)}
    />
  );
}

interface OpenWorkbenchProps {
  readonly list: AnyResource;
  readonly queueName: string;
  readonly queue: QueueDef<AnyRow>;
  /** Translated. */
  readonly title: string;
  /** The resource whose show is reviewed. */
  readonly shown: AnyResource;
  /** How many times the queue was loaded before. */
  readonly attempt: number;
  readonly onAgain: () => void;
}

function OpenWorkbench({
  list,
  queueName,
  queue: declared,
  title,
  shown,
  attempt,
  onAgain,
}: OpenWorkbenchProps) {
  const notify = useNotify();
  const { pathname, state } = useLocation();
  const { from } = useOrigin();
  const [search, setSearch] = useSearchParams();
  const [filters] = useState(() => filtersIn(search));
  const today = useDecidedToday(`${list.name}/${declared.step}`);
  const untold = useUntold(today);
  const skipped = useSkippedBefore(`${list.name}/${declared.step}`);
  const { query, queue, more, advance, restore, skip, ...others } = useQueue({
    resource: list.name,
    filter: { ...filters, ...declared.pending },
    isNewestFirst: declared.order === 'newestFirst',
    skipped,
    // The record in the address was the last one of the queue that has ended.
    wanted: attempt === 0 ? (untold ?? search.get('at')) : null,
    attempt,
  });
  const { takeUpSkipped, go, drop, passOver: leaveToOthers } = others;
  useKeepSkipped(`${list.name}/${declared.step}`, queue);
  const pauses = shown.definition.review?.[declared.step]?.pause !== undefined;
  const row = queue?.rows[queue.index];
  const id = row?.id;
  function step(by: 1 | -1) {
    if (queue && row && !canStep(queue, by)) notify(`review.workbench.${by > 0 ? 'last' : 'first'}`);
    else go(by);
  }
  const { parts } = useConsole();
  const [isTodayOpen, setTodayOpen] = useState(false);
  const pathOf = (of: AnyRow) => pageOf(parts.routes, shown.name, declared.step, declared.params(of));
  const { takeBack, onSent, comeBack } = useHeldDecisions(restore, (of) => {
    const found = queue?.rows.find((each) => each.id === of);
    return found ? pathOf(found) : '';
  });
  const passedOver = useRef(new Set<string>());
  /** Whoever comes back to it may take it over. */
  function passOver(of: string) {
    if (passedOver.current.has(of)) return;
    passedOver.current.add(of);
    leaveToOthers();
    notify('review.claim.passedOver');
  }
  const [picture, setPicture] = useState(0);
  const viewer = useRef<HTMLElement>(null);
  const turning = useRef<PictureTurning>(null);
  const ends = { inputs: useRef(null), decide: useRef(null) };
  const early = useEarlyKeys(id, ends);
  const focus: DecisionFocus = { ...ends, onReady: early.onReady };

  const next = queue?.rows[nextPending(queue) ?? queue.rows.length];
  const renewOldCounts = useRecount(
    { list: list.name, queue: queueName },
    queue,
    queue !== undefined && !row,
  );

  // Keeps the record in the address, so that coming back, for example after logging in again, opens it.
  const writeAddress = useEffectEvent((at: string) => {
    // The page stays mounted until the next one has loaded: a late queue must not navigate back.
    if (window.location.pathname !== pathname) return;
    const next = new URLSearchParams(search);
    next.set('at', at);
    setSearch(next, { replace: true, state });
  });
  useEffect(() => {
    setPicture(0);
    // Start at the top: a record that renders at once would leave the page scrolled down to the decision.
    document.documentElement.scrollTop = 0;
    if (id !== undefined) writeAddress(id);
  }, [id]);

  // The list as it was left or, if that isn't known, with the same filters. The row settled last is marked.
  const back: Back = {
    to: isOfList(list.name, from) ? from : withFilters(`/${list.name}`, filters),
    state: { row: [...(queue?.settled ?? [])].at(-1) },
  };
  return (
    <QueuedContext value={true}>
      {pauses && <HeldBar />}
      <WorkbenchHeading
        title={title}
        back={back}
        isFiltered={Object.keys(filters).length > 0}
        queue={row && queue}
        age={row && declared.age && !queue?.settled.has(row.id) && <AgeLabel age={declared.age} row={row} />}
        onStep={step}
      >
        {queue && (
          <WorkbenchTools
            queue={queue}
            decided={today.decided}
            nameOf={today.nameOf}
            resource={shown}
            stepName={declared.step}
            isOpen={isTodayOpen}
            onOpen={setTodayOpen}
            onSkip={skip}
            onTakeUp={takeUpSkipped}
          />
        )}
        <Shortcuts
          hasPictures={declaresPictures(shown)}
          onStep={step}
          onPictures={() => viewer.current?.focus()}
          onPicture={(by) => setPicture((before) => before + by)}
          onTurn={(by) => turning.current?.turn(by)}
          onFill={() => early.press('fill')}
          onDecide={() => early.press('decide')}
          onSkip={skip}
          onToday={() => setTodayOpen(true)}
          onTakeBack={pauses ? takeBack : undefined}
        />
      </WorkbenchHeading>
      {early.texts.length > 0 && (
        <EarlyTexts
          texts={early.texts}
          onWrite={early.onWrite}
          onComposing={early.onComposing}
          onDiscard={early.onDiscard}
        />
      )}
      <RecordState query={query}>
        {() => {
          if (!queue) return <Waiting />;
          if (!row && needsMore(queue)) return <RecordState query={more}>{() => <Waiting />}</RecordState>;
          if (!row)
            return (
              <WorkbenchEnd
                reviewed={queue.decided}
                skipped={skippedOf(queue).length}
                back={back}
                onTakeUp={takeUpSkipped}
                onAgain={onAgain}
              />
            );
          return (
            <WorkbenchRecord
              key={row.id}
              resource={shown}
              step={declared.step}
              params={declared.params(row)}
              next={next && declared.params(next)}
              isSettled={queue.settled.has(row.id)}
              viewer={viewer}
              focus={focus}
              onStanding={early.onStanding}
              turning={turning}
              picture={picture}
              onPicture={setPicture}
              onDecided={(success, made) => {
                onSent(success);
                renewOldCounts();
                if (pauses) return today.confirm(row.id);
                today.add(row.id, pathOf(row), made, true);
                advance(row.id);
              }}
              onHeld={(made) => {
                today.add(row.id, pathOf(row), made, false);
                advance(row.id);
              }}
              onReturned={(returned, of) => {
                if (returned.isOver) today.keepUntold(row.id);
                else today.remove(row.id);
                comeBack(row.id, returned, of);
              }}
              onConflict={() => drop(row.id)}
              onTaken={() => passOver(row.id)}
            />
          );
        }}
      </RecordState>
    </QueuedContext>
  );
}
