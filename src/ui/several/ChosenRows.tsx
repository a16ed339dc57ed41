import { Link, Stack } from '@mui/material';
import { useConsole } from '../../kit/ConsoleContext';
import { NEW_TAB } from '../../kit/newTab';
import { pageOf } from '../workbench/pageOf';
import { ResultLine } from './ResultLine';
import type { SeveralDecision } from './severalDecisions';
import type { Results } from './useKeptResults';
import type { ChosenRow } from './useSeveralRun';

interface ChosenRowsProps {
  readonly decision: SeveralDecision;
  readonly rows: readonly ChosenRow[];
  readonly results: Results;
}

/** The records by name, each a link to its page, with what became of it. */
export function ChosenRows({ decision: { resource, queue }, rows, results }: ChosenRowsProps) {
  const { routes } = useConsole().parts;
  return (
    <Stack component="ol" sx={{ m: 0, pl: 3.5, gap: 0.5 }}>
      {rows.map(({ id, name, details, params }) => {
        const page = pageOf(routes, resource.name, queue.step, params);
        return (
          <ResultLine key={id} result={results[id]} words="review.several.results">
            {page ? (
              <Link href={page} style={underlined} {...NEW_TAB}>
                {name}
              </Link>
            ) : (
              name
            )}
            {details && ` · ${details}`}
          </ResultLine>
        );
      })}
    </Stack>
  );
}

/** Among other words colour alone does not tell a link. */
const underlined = { textDecoration: 'underline' };
