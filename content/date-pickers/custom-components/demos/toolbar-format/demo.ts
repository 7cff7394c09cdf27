import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Toolbar with a custom format and placeholder',
  height: 494,
  excerpt: ['<StaticDatePicker', '/>'],
});
