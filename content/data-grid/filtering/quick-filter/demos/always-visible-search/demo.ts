import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show the search field at all times',
  height: 474,
  excerpt: ['function SearchToolbar', '}'],
});
