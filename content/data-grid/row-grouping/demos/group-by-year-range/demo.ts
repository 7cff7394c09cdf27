import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Group films by decade',
  height: 476,
  excerpt: ['groupingValueGetter', 'year &&'],
});
