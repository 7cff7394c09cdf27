import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Filter a date column by this week',
  height: 460,
  excerpt: ['const inWeek', '});'],
});
