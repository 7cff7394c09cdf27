import type { AstroIntegration } from 'astro';

/**
 * Lets pages without islands load React rooms. Modules that the React plugin has prepared for hot reloading need its
 * globals, which Astro adds only before it hydrates an island.
 */
export function refreshRooms(): AstroIntegration {
  return {
    name: 'refresh-rooms',
    hooks: {
      'astro:config:setup': ({ injectScript }) => injectScript('page', `import '@vitejs/plugin-react/preamble';`),
    },
  };
}
