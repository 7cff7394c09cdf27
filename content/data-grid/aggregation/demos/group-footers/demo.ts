import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Totals below each group',
  height: 528,
  excerpt: ['function getAggregationPosition', '}'],
});
