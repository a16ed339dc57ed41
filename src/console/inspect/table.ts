/** The look of the inspector's tables: dense, with names and values as code. */
export const table = {
  // On a phone, which scrolls it sideways, the first column stays in sight.
  '& th:first-of-type': { position: 'sticky', left: 0, backgroundColor: 'background.paper', maxWidth: 260 },
  '& thead th': { backgroundColor: 'background.paper', color: 'text.secondary', zIndex: 2 },
  '& thead th:first-of-type': { zIndex: 3 },
  '& th, & td': { px: 2, py: 0.5, verticalAlign: 'top', borderColor: 'divider' },
  '& .code': { fontFamily: 'monospace', fontSize: 13, overflowWrap: 'anywhere' },
};
