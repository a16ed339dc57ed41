import { http } from 'msw';
import type { App } from '../server/app';

/** Lets MSW answer every call to /api with the backend, whatever its origin. */
export const handlersFor = (app: App) => [http.all('*/api/*', ({ request }) => app.fetch(request))];
