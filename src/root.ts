/** What draws, apart from what starts: the first requests needn't wait for it. */
export { flushSync } from 'react-dom';
export { createRoot } from 'react-dom/client';
