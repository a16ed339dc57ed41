import { http } from 'msw';
import type { App } from './app';

/** Lets MSW answer every call to /api, whatever its origin, with the backend. */
export const handlersFor = (app: App) => [http.all('*/api/*', ({ request }) => app.fetch(request))];
