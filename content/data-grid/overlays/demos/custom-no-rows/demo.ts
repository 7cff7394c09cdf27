import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'An empty state with an action',
  height: 320,
  excerpt: ['function NoTasksOverlay', '}'],
});
