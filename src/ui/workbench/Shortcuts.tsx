import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useHotkeys } from 'react-hotkeys-hook';
import { Deferred } from '../../kit/Deferred';
import { isOurs, useShortcutsOn } from '../../kit/shortcuts';
import { lazyChunk } from '../../lazyChunk';
import { useWritingKeys } from './useWritingKeys';

const ShortcutsDialog = lazyChunk(() => import('../../kit/ShortcutsDialog'));

interface ShortcutsProps {
  /** Whether there are pictures to look at; if not, their key leads to the facts. */
  readonly hasPictures: boolean;
  readonly onStep: (by: 1 | -1) => void;
  readonly onPictures: () => void;
  readonly onPicture: (by: 1 | -1) => void;
  readonly onTurn: (by: 1 | -1) => void;
  readonly onFill: () => void;
  readonly onDecide: () => void;
  readonly onSkip: () => void;
  readonly onToday: () => void;
  /** If decisions are held back before they are sent. */
  readonly onTakeBack: (() => void) | undefined;
}

type Act = readonly [name: string, act: () => void];

/**
 * The workbench's shortcuts, listed under `?`, with the keys of its form. The shortcuts navigate and move the focus; none of them
 * sends anything. They can be turned off, for instance because dictated words would trigger them.
 */
export function Shortcuts({
  hasPictures,
  onStep,
  onPictures,
  onPicture,
  onTurn,
  onFill,
  onDecide,
  onSkip,
  onToday,
  onTakeBack,
}: ShortcutsProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [isOn] = useShortcutsOn();
  const acts: Readonly<Record<string, Act>> = {
    j: ['next', () => onStep(1)],
    k: ['previous', () => onStep(-1)],
    p: [hasPictures ? 'pictures' : 'facts', onPictures],
    ...(hasPictures && {
      ']': ['nextPicture', () => onPicture(1)],
      '[': ['previousPicture', () => onPicture(-1)],
    }),
    e: ['fill', onFill],
    d: ['decide', onDecide],
    s: ['skip', onSkip],
    t: ['today', onToday],
    ...(onTakeBack && { z: ['takeBack', onTakeBack] as Act }),
    '?': ['help', () => setOpen(true)],
  };
  const listed = [
    ...Object.entries(acts).map(([key, [name]]) => [key.toUpperCase(), name] as const),
    ...OF_FORM,
    ...(hasPictures ? WHILE_WRITING : []),
  ].map(([key, name]) => [key, `review.workbench.keys.${name}`] as const);

  // By character rather than physical key; some layouts need Shift for [ ] and ?. Caps Lock is ignored.
  function press(event: KeyboardEvent) {
    const key = event.key.toLowerCase();
    if (!isOn || !Object.hasOwn(acts, key) || !isOurs(event)) return;
    // Not with the hook's option, which would also prevent the default of every other key.
    event.preventDefault();
    acts[key]?.[1]();
  }
  useWritingKeys(isOn && hasPictures, { onPicture, onTurn });
  useHotkeys('*', press, { useKey: true, ignoreModifiers: true, enableOnFormTags: ['input'] });

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<KeyboardIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
      >
        {translate('list.shortcuts')} ?
      </Button>
      {isOpen && (
        <Deferred onClose={() => setOpen(false)}>
          <ShortcutsDialog
            keys={listed}
            hints={[
              ...(hasPictures ? ['review.workbench.keys.viewer'] : []),
              'review.workbench.shortcutsHint',
            ]}
            onClose={() => setOpen(false)}
          />
        </Deferred>
      )}
    </>
  );
}

/** The keys of the decision's form, which don't depend on the shortcuts. */
const OF_FORM = [
  ['Esc', 'leave'],
  ['Ctrl+Enter', 'send'],
] as const;

/** The keys for pictures that work while a reason is written. */
const WHILE_WRITING = [
  ['Alt+R', 'turn'],
  ['Alt+[ ]', 'turnOver'],
] as const;
