import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Choose toolbar parts and copy their JSX',
  height: [700, 620],
  excerpt: ['function ComposedToolbar', '}'],
});
