import { use, useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { forgetting } from '../../chunks';
import { useConsole } from '../../kit/ConsoleContext';
import { PageHeading } from '../../kit/PageHeading';
import { RetryNotice } from '../../kit/RetryNotice';
import { Waiting } from '../../kit/Waiting';
import type { AnyResource } from '../../schema/resource';
import { useLoad } from '../../useLoad';
import { FigureCards } from './FigureCards';
import styles from './home.module.css';
import { openFigures, openQueues } from './openFigures';
import { WaitingCard } from './WaitingCard';

/** What waits for the account, and the figures of the lists that it may open. */
export default function Home() {
  const { loadWords } = useConsole();
  use(loadWords('home'));
  return (
    <>
      <PageHeading title="shell.menu.home" />
      <Figures />
    </>
  );
}

function Figures() {
  const translate = useTranslate();
  const declared = useConsole();
  const queues = openQueues(declared);
  const { state, retry } = useLoad(useDeclarations());
  if (state.kind === 'loading') return <Waiting />;
  if (state.kind === 'failed') return <RetryNotice error={state.error} onRetry={retry} />;
  const { loaded, failed } = state.value;
  const waiting = queues.flatMap((queue) => {
    const resource = loaded.get(queue.list);
    return resource ? [{ queue, resource }] : [];
  });
  return (
    <>
      {failed.length > 0 && <RetryNotice error={failed[0]} onRetry={retry} />}
      {waiting.length > 0 && (
        <section aria-labelledby="home-waiting" className={styles.part}>
          <h2 id="home-waiting">{translate('home.waiting')}</h2>
          <ul className={styles.cards}>
            {waiting.map(({ queue, resource }) => (
              <WaitingCard key={queue.path} queue={queue} resource={resource} />
            ))}
          </ul>
        </section>
      )}
      <FigureCards resources={openFigures(declared).flatMap(({ of }) => loaded.get(of) ?? [])} />
    </>
  );
}

/** Loads the declarations of what is shown; those that can't be loaded are told apart. */
function useDeclarations() {
  const declared = useConsole();
  return useCallback(async () => {
    const names = [
      ...new Set([
        ...openQueues(declared).map(({ list }) => list),
        ...openFigures(declared).map(({ of }) => of),
      ]),
    ];
    const answers = await Promise.allSettled(names.map((name) => declared.load(name).catch(forgetting)));
    const loaded = new Map<string, AnyResource>();
    for (const answer of answers)
      if (answer.status === 'fulfilled') loaded.set(answer.value.name, answer.value);
    return {
      loaded,
      failed: answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : [])),
    };
  }, [declared]);
}
