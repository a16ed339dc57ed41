/** In a chunk of its own, so that the first requests needn't wait for react-dom. */
export { flushSync } from 'react-dom';
export { createRoot } from 'react-dom/client';
