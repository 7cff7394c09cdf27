import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Search dates by year',
  height: 476,
  excerpt: ['getApplyQuickFilterFn:', '},'],
});
