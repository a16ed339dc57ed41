import { Alert, Button } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useNotifyError } from '../../kit/useNotifyError';
import { type Claims, useClaims } from './useClaims';
import { useLease } from './useLease';

/** How often a claim is extended while its record is in view, in milliseconds: often enough to miss it once. */
const EXTEND = 100_000;

interface ClaimGateProps {
  /** The kind of the step; without one, nothing is claimed. */
  readonly kind: string | undefined;
  /** The record. */
  readonly item: string;
  /** Called if somebody else has it. */
  onTaken?(): void;
  readonly children: ReactNode;
}

/**
 * Claims a record for as long as it is open and its page has the focus; in place of its decision it says who else is at work on
 * it. Claims only keep people from meeting: if they fail, the record can be decided as ever, and it says that nobody knows.
 */
export function ClaimGate({ kind, ...props }: ClaimGateProps) {
  const claims = useClaims();
  if (!claims || kind === undefined) return props.children;
  return <Claimed key={`${kind} ${props.item}`} claims={claims} kind={kind} {...props} />;
}

type ClaimedProps = ClaimGateProps & { readonly claims: Claims; readonly kind: string };

function Claimed({ claims, kind, item, onTaken, children }: ClaimedProps) {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const queryKey = ['claim', kind, item];
  const isOpen = () => (queryClient.getQueryCache().find({ queryKey })?.getObserversCount() ?? 0) > 0;
  const take = useLease({ claims, kind, item, isOpen });
  const {
    data: claim,
    error,
    refetch,
  } = useQuery({
    queryKey,
    queryFn: () => take(false),
    refetchInterval: EXTEND,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
  });
  const takeOver = useMutation({
    mutationFn: () => take(true),
    onSuccess: (taken) => queryClient.setQueryData(queryKey, taken),
    onError: useNotifyError(),
  });
  const isHeld = claim !== undefined && !claim.isOwn;
  const taken = useEffectEvent(() => onTaken?.());
  useEffect(() => {
    if (isHeld) taken();
  }, [isHeld]);
  if (isHeld)
    return (
      <Alert
        severity="warning"
        action={
          <Button
            color="inherit"
            size="small"
            disabled={takeOver.isPending}
            onClick={() => takeOver.mutate()}
          >
            {translate('review.claim.takeOver')}
          </Button>
        }
      >
        {translate('review.claim.held', { ...claim, _: '' })}
      </Alert>
    );
  return (
    <>
      {error && (
        <Alert
          severity="warning"
          sx={{ mb: 1.5 }}
          action={
            <Button color="inherit" size="small" onClick={() => void refetch()}>
              {translate('review.pictures.retry')}
            </Button>
          }
        >
          {translate('review.claim.unknown')}
        </Alert>
      )}
      {children}
    </>
  );
}
