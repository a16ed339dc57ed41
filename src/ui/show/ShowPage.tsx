import { use, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { BackLink, useBack } from '../../kit/BackLink';
import { useConsole } from '../../kit/ConsoleContext';
import { useListOfPage, useOrigin } from '../../kit/PageContext';
import { PageHeading } from '../../kit/PageHeading';
import { RecordState } from '../../kit/RecordState';
import { takeFocus } from '../../kit/takeFocus';
import { useIsHere } from '../../kit/useIsHere';
import { usePermitted } from '../../kit/usePermitted';
import type { AnyResource } from '../../schema/resource';
import type { RouteParams } from '../../schema/routes';
import { ActionButtons } from '../actions/ActionButtons';
import { applies } from '../actions/applies';
import { RecordReceipts } from '../receipts/RecordReceipts';
import { MissingId } from '../record/MissingId';
import { useRepresentation } from '../record/useRepresentation';
import { shownId, useShown } from '../record/useShown';
import { Decision } from '../review/Decision';
import { RecordLayout } from '../review/RecordLayout';
import { useNextPending } from '../review/useNextPending';
import { Sections } from './Sections';
import { useCompletedAddress } from './useCompletedAddress';

interface ShowPageProps {
  /** The resource's name. */
  readonly name: string;
  /** The step of its review to decide here. */
  readonly step?: string;
  /** The parameters of the page's address. */
  readonly params: RouteParams;
}

/** The page of a declared show, with the decision of one step of its review. */
export default function ShowPage({ name, step, params }: ShowPageProps) {
  const { load, loadWords } = useConsole();
  const loading = load(name);
  use(loadWords('review'));
  const resource = use(loading);
  const id = shownId(resource, params);
  if (id) return <ShownRecord key={id} resource={resource} step={step} params={params} />;
  return (
    <>
      <PageHeading title={titleOf(resource, step)}>
        <BackLink />
      </PageHeading>
      <MissingId addressOf={name} />
    </>
  );
}

interface ShownRecordProps extends Pick<ShowPageProps, 'step' | 'params'> {
  readonly resource: AnyResource;
}

function ShownRecord({ resource, step, params }: ShownRecordProps) {
  const { asked, complete, write } = useCompletedAddress(resource, params);
  const { query, refresh, answering } = useShown(resource, asked);
  const goBack = useReturn(resource, step);
  const permitted = usePermitted(resource.definition.actions);
  const { data: record } = query;
  // After a decision, the focused button is gone.
  useEffect(() => {
    if (record) takeFocus(document.querySelector('h1'));
  }, [record]);
  useEffect(() => complete(record));
  return (
    <>
      <PageHeading title={titleOf(resource, step)} of={useRepresentation(resource, record)}>
        {record && (
          <ActionButtons
            resource={resource}
            group="actions"
            actions={permitted.filter(([, action]) => applies(action, record))}
            row={record}
            // If there is a decision to make, that is the main action.
            variant={step ? 'outlined' : 'contained'}
          />
        )}
        <BackLink />
      </PageHeading>
      <RecordState query={query}>
        {(shown) => (
          <RecordLayout
            isBelow={false}
            after={<RecordReceipts resource={resource} record={shown} />}
            decision={
              step && (
                <Decision
                  resource={resource}
                  stepName={step}
                  record={shown}
                  refresh={refresh}
                  answering={{
                    ...answering,
                    answer(name, value) {
                      answering.answer(name, value);
                      write([[name, value]]);
                    },
                  }}
                  onDecided={(success) => goBack(success) || refresh()}
                />
              )
            }
          >
            <Sections resource={resource} record={shown} />
          </RecordLayout>
        )}
      </RecordState>
    </>
  );
}

/**
 * After a decision: says so, offers the next pending record, and goes back to the list query and row that the page was
 * opened from.
 * @returns whether the page is left; it isn't if its step `stays` and the page was opened by its url
 */
function useReturn(resource: AnyResource, stepName: string | undefined) {
  const { from } = useOrigin();
  const back = useBack();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const sayDecided = useNextPending({ list: useListOfPage(), from, resource, stepName });

  return function goBack(success: string): boolean {
    const isLeaving = from !== undefined || !(stepName && resource.definition.review?.[stepName]?.stays);
    if (isLeaving && isHere()) navigate(back.to, { state: back.state });
    sayDecided(success);
    return isLeaving;
  };
}

/** The step's name if the review has several, otherwise the resource's. */
const titleOf = ({ name, definition: { review = {} } }: AnyResource, step: string | undefined) =>
  step && Object.keys(review).length > 1 ? `resources.${name}.review.${step}.name` : `resources.${name}.name`;
