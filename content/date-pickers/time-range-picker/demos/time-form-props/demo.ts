import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Named, read-only and disabled time ranges',
  height: 289,
  excerpt: ['<TimeRangePicker', '/>'],
});
