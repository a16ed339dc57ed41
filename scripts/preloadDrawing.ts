import type { Plugin } from 'vite';

/**
 * Adds a preload for the rendering chunk to the html: it loads beside the starting chunk, which doesn't wait for it.
 */
export const preloadDrawing = (): Plugin => ({
  name: 'preload-drawing',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.values(bundle)
        .filter((file) => file.type === 'chunk' && file.name === 'draw')
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
          injectTo: 'head' as const,
        })),
  },
});
