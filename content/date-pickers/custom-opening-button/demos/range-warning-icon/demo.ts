import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Warning in one of two fields',
  height: 79,
  excerpt: ['<DateRangePicker', '/>'],
});
