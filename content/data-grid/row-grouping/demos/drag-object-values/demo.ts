import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Update an object when a row is dragged',
  height: 424,
  excerpt: ['groupingValueGetter', '}),'],
});
