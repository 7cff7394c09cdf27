import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Expand or collapse all panels from the header',
  height: 424,
  excerpt: ['function ToggleAllButton', '}'],
});
