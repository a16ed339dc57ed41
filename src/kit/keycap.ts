/** The look of a key that is named. */
export const keycap = {
  // As a block, so that the edge of the first key isn't cut off.
  display: 'block',
  minWidth: '2em',
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.5,
  px: 0.75,
  fontFamily: 'inherit',
  textAlign: 'center',
};
