import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'The blocks of a picker',
  height: 625,
  excerpt: ['<StaticDateTimePicker', '/>'],
});
