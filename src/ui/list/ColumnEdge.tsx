import { Box } from '@mui/material';
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { useResourceContext, useStore, useTranslate } from 'react-admin';
import { type Look, lookKey, useTableKey } from '../../kit/columns';
import { applyRules, cellsOf, WIDTHS, widthRule } from './TableLook';
import type { TableColumn } from './useColumns';

/** The narrowest and the widest a column gets, and the step of an arrow key, in pixels. */
const [LEAST, MOST] = WIDTHS;
const STEP = 8;

/** The widest that a column becomes by itself, for its longest value. */
const WIDEST_FIT = 480;

const within = (width: number, most: number) => Math.round(Math.min(Math.max(width, LEAST), most));

/** What is being dragged: from where, how wide the column was, and is. */
interface Drag {
  readonly x: number;
  readonly width: number;
  /** Not the component's state, which may lag behind the pointer. */
  now?: number;
}

interface ColumnEdgeProps {
  readonly column: TableColumn;
  /** Whether Tab reaches it. */
  readonly isStop: boolean;
}

/**
 * The edge of a column's head, by which it is made wider: by dragging, or by arrow keys. A double click or Enter fits it to
 * what it shows. While it is dragged a style sheet of its own moves it, so that no row renders. One of a table's edges is a tab
 * stop, the others are reached from it by the keys for up and down.
 */
export function ColumnEdge({ column: { field, label }, isStop }: ColumnEdgeProps) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const [look, setLook] = useStore<Look>(lookKey(useTableKey(resource)));
  const [now, setNow] = useState<number>(LEAST);
  const edge = useRef<HTMLHRElement>(null);
  const drag = useRef<Drag>(undefined);
  const undo = useRef(() => {});
  const measure = () => setNow(within(headWidth(edge.current), MOST));
  useLayoutEffect(() => setNow(within(headWidth(edge.current), MOST)), []);
  useLayoutEffect(() => () => undo.current(), []);

  function show(width: number) {
    undo.current();
    undo.current = applyRules(widthRule(tableOf(edge.current), field, width));
    setNow(width);
  }

  function keep(width: number) {
    setNow(width);
    setLook({ ...look, widths: { ...look?.widths, [field]: width } });
  }

  /** The width of the longest value in one line, measured before the next frame. */
  function fit() {
    const cells = cellsOf(tableOf(edge.current), field);
    const rules = `${cells}{width:0!important;min-width:0!important;max-width:none!important}${cells},${cells} *{white-space:nowrap!important;--wrapped:none}`;
    const restore = applyRules(rules);
    const width = Math.ceil(headWidth(edge.current));
    restore();
    keep(within(width, WIDEST_FIT));
  }

  function begin(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    // Neither selects text nor scrolls.
    event.preventDefault();
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, width: headWidth(edge.current) };
  }

  function move({ clientX }: PointerEvent) {
    const from = drag.current;
    if (!from || clientX === from.x) return;
    from.now = within(from.width + clientX - from.x, MOST);
    show(from.now);
  }

  function end(isKept: boolean) {
    const from = drag.current;
    drag.current = undefined;
    undo.current();
    undo.current = () => {};
    if (isKept && from?.now !== undefined && from.now !== Math.round(from.width)) keep(from.now);
    else measure();
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    const step = event.shiftKey ? STEP * 5 : STEP;
    const acts: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => keep(within(now - step, MOST)),
      ArrowRight: () => keep(within(now + step, MOST)),
      ArrowUp: () => focusBeside(edge.current, -1),
      ArrowDown: () => focusBeside(edge.current, 1),
      Home: () => keep(LEAST),
      End: () => keep(MOST),
      Enter: fit,
      Escape: () => end(false),
    };
    const act = acts[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  }

  return (
    <Box
      component="hr"
      ref={edge}
      aria-orientation="vertical"
      aria-label={translate('list.width', { name: label })}
      aria-valuenow={now}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      aria-valuetext={`${now} px`}
      title={translate('list.widthHint')}
      tabIndex={isStop ? 0 : -1}
      sx={edgeLook}
      onFocus={measure}
      onKeyDown={press}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={() => end(true)}
      onPointerCancel={() => end(false)}
      onDoubleClick={fit}
    />
  );
}

const line = {
  content: '""',
  position: 'absolute',
  inset: '12px 0 12px auto',
  width: '1px',
  bgcolor: 'var(--line)',
};

/** Inside its cell: what is beyond would be covered by the next one. */
const edgeLook = {
  position: 'absolute',
  inset: '0 0 0 auto',
  width: 9,
  m: 0,
  border: 0,
  cursor: 'col-resize',
  touchAction: 'none',
  userSelect: 'none',
  '&::after': line,
  '&:is(:hover, :active, :focus-visible)::after': {
    insetBlock: '4px',
    width: '2px',
    bgcolor: 'var(--accent)',
  },
  '&:focus-visible': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  // Enough for a finger.
  '@media (pointer: coarse)': { width: 24 },
  '@media print': { display: 'none' },
} as const;

/** The id of the element around the table. */
const tableOf = (edge: Element | null) => edge?.closest('[id]')?.id ?? '';

const headWidth = (edge: Element | null) => edge?.parentElement?.getBoundingClientRect().width ?? LEAST;

/** Moves the focus to another edge of the same head. */
function focusBeside(edge: HTMLElement | null, by: number) {
  if (!edge) return;
  const edges = [...(edge.closest('tr')?.querySelectorAll<HTMLElement>('hr') ?? [])];
  edges[edges.indexOf(edge) + by]?.focus();
}
