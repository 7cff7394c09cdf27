import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Open the search with a keyboard shortcut',
  height: 370,
  excerpt: ['function SearchToolbar', '}'],
});
