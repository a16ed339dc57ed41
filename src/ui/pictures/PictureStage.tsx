import { Box, Button, Stack, Typography } from '@mui/material';
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { useTranslate } from 'react-admin';
import { NEW_TAB } from '../../kit/newTab';
import { takeFocus } from '../../kit/takeFocus';
import { Waiting } from '../../kit/Waiting';
import { DocumentStage } from './DocumentStage';
import type { Picture } from './pictures';
import { StageTools } from './StageTools';
import { useIsDocument } from './useIsDocument';
import { usePanzoom } from './usePanzoom';
import { useNoteViewed } from './viewedFiles';

/** How far an arrow key moves the picture, in pixels of the screen. */
const STEP = 60;

interface PictureStageProps {
  readonly picture: Picture;
  /** For focusing it. */
  readonly ref?: Ref<HTMLElement> | undefined;
  /** For turning the picture from elsewhere. */
  readonly turning?: Ref<PictureTurning> | undefined;
}

/** Turns the picture on a stage by a quarter. */
export interface PictureTurning {
  turn(by: 1 | -1): void;
}

/** A picture with its tools, or a document. Keys: + − zoom, 0 fits, R rotates (Shift+R back), arrows pan. */
export function PictureStage({ picture, ref, turning }: PictureStageProps) {
  const translate = useTranslate();
  const { frame, moved, panzoom, scale } = usePanzoom();
  const [turns, setTurns] = useState(0);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const isDocument = useIsDocument(picture, state === 'failed');
  const note = useNoteViewed();
  useImperativeHandle(ref, () => frame.current as HTMLElement);
  useImperativeHandle(turning, () => ({ turn: (by) => setTurns((before) => before + by) }), []);
  // On mount: every picture and url has a stage of its own.
  useEffect(() => takeFocus(frame.current), [frame]);

  const tools = {
    zoomIn: () => panzoom.current?.zoomIn(),
    zoomOut: () => panzoom.current?.zoomOut(),
    rotate: () => setTurns(turns + 1),
    rotateBack: () => setTurns(turns - 1),
    fit() {
      setTurns(0);
      panzoom.current?.reset();
    },
  };

  function pan(x: number, y: number) {
    panzoom.current?.pan((x * STEP) / scale, (y * STEP) / scale, { relative: true });
  }

  const keys: Readonly<Record<string, () => void>> = {
    '+': tools.zoomIn,
    '=': tools.zoomIn,
    '-': tools.zoomOut,
    '0': tools.fit,
    r: tools.rotate,
    R: tools.rotateBack,
    ArrowLeft: () => pan(1, 0),
    ArrowRight: () => pan(-1, 0),
    ArrowUp: () => pan(0, 1),
    ArrowDown: () => pan(0, -1),
  };

  function press(event: KeyboardEvent) {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  const retry = () => {
    setState('loading');
    setAttempt(attempt + 1);
  };

  const isBroken = picture.url === undefined || (state === 'failed' && isDocument === false);
  useEffect(() => {
    if (!picture.url) return;
    if (state === 'shown') note(picture.url, 'opened');
    else if (isBroken) note(picture.url, 'failed');
  }, [picture.url, state, isBroken, note]);

  if (picture.url && isDocument) return <DocumentStage ref={frame} url={picture.url} title={picture.label} />;
  return (
    <Stack sx={{ flex: 1, minHeight: 0 }}>
      <Box
        ref={frame}
        role="group"
        tabIndex={0}
        aria-label={translate('review.pictures.viewer', { label: picture.label })}
        onKeyDown={press}
        sx={[stage, state === 'shown' && filled]}
      >
        <Box ref={moved} sx={{ ...fill, visibility: state === 'shown' ? 'visible' : 'hidden' }}>
          {picture.url && (
            <img
              key={attempt}
              src={picture.url}
              alt={picture.label}
              draggable={false}
              onLoad={() => setState('shown')}
              onError={() => setState('failed')}
              style={turned(turns)}
            />
          )}
        </Box>
        {!isBroken && state !== 'shown' && (
          <Box sx={over}>
            <Waiting />
          </Box>
        )}
      </Box>
      {isBroken && (
        <Stack
          role="alert"
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', columnGap: 1, py: 1 }}
        >
          <Typography color="error">
            {translate(picture.url ? 'review.pictures.failed' : 'review.pictures.unsafe')}
          </Typography>
          {picture.url && (
            <>
              <Button onClick={retry}>{translate('review.pictures.retry')}</Button>
              <Button component="a" href={picture.url} {...NEW_TAB}>
                {translate('review.pictures.openDocument')}
              </Button>
            </>
          )}
        </Stack>
      )}
      <StageTools {...tools} scale={scale} disabled={state !== 'shown'} />
    </Stack>
  );
}

/** Rotates by quarter turns; on its side, the picture is fitted to the frame's swapped dimensions. */
function turned(turns: number) {
  const onSide = turns % 2 !== 0;
  return {
    maxWidth: onSide ? '100cqh' : '100cqw',
    maxHeight: onSide ? '100cqw' : '100cqh',
    transform: `rotate(${turns * 90}deg)`,
  };
}

const stage = {
  position: 'relative',
  flex: 1,
  minHeight: 160,
  containerType: 'size',
  overflow: 'hidden',
  borderRadius: 1,
  cursor: 'grab',
};
const filled = { bgcolor: 'action.hover' };
const fill = { width: 1, height: 1, display: 'grid', placeItems: 'center' };
const over = { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', pointerEvents: 'none' };
