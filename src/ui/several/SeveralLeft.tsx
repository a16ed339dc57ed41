import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from '../../kit/ConsoleContext';
import type { SeveralProps } from '../../kit/dialogs';
import { type KeptRun, readRun } from './keptRun';
import { namesOf, useDecisions, useLeave } from './SeveralButtons';
import SeveralDialog from './SeveralDialog';

type LeftProps = Pick<SeveralProps, 'resource' | 'rows'>;

/** Tells what became of several rows, if that couldn't be told when they were sent. */
export default function SeveralLeft(props: LeftProps) {
  const { resource } = props;
  const { drafts } = useConsole();
  const [run, setRun] = useState(() => readRun(drafts, resource.name));
  return run && <RunLeft {...props} run={run} onEnd={() => setRun(undefined)} />;
}

interface RunLeftProps extends LeftProps {
  readonly run: KeptRun;
  readonly onEnd: () => void;
}

function RunLeft({ resource, rows: seen, run, onEnd }: RunLeftProps) {
  const translate = useTranslate();
  const leave = useLeave(resource);
  const decision = useDecisions(resource).find(
    ({ queueName, name }) => queueName === run.queueName && name === run.name,
  );
  // Names aren't kept.
  const rows = run.rows.map((kept) => {
    const row = seen.get(kept.id);
    return { ...kept, ...(row ? namesOf(resource, row, translate) : { name: kept.id, details: '' }) };
  });
  return (
    decision && (
      <SeveralDialog
        decision={decision}
        rows={rows}
        onClose={(results) => {
          onEnd();
          leave(results);
        }}
      />
    )
  );
}
