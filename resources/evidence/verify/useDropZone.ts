import { type DragEvent, useState } from 'react';

/** Lets an element take what is dropped on it; `over` while something is held above it. */
export function useDropZone(onDrop: (data: DataTransfer) => void) {
  const [over, setOver] = useState(false);

  function drag(event: DragEvent, inside: boolean) {
    event.preventDefault();
    setOver(inside);
  }

  return {
    over,
    zone: {
      onDragOver: (event: DragEvent) => drag(event, true),
      onDragLeave: (event: DragEvent) => drag(event, false),
      onDrop(event: DragEvent) {
        drag(event, false);
        onDrop(event.dataTransfer);
      },
    },
  };
}

/** The look of such an element. */
export const zoneStyle = (over: boolean) =>
  ({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 0.75,
    minHeight: 96,
    p: 2,
    textAlign: 'center',
    border: '1.5px dashed',
    borderColor: over ? 'primary.main' : 'text.secondary',
    borderRadius: 2,
    ...(over && { bgcolor: 'action.hover' }),
  }) as const;
