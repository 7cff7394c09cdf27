import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Tabs with custom icons',
  height: 384,
  excerpt: ['<StaticDateTimePicker', '/>'],
});
