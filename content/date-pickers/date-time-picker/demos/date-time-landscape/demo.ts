import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'The landscape layout',
  height: 437,
  ssr: false,
  excerpt: ['<StaticDateTimePicker', '/>'],
});
