import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Toolbar format',
  height: 494,
  ssr: false,
  excerpt: ['<StaticDatePicker', '/>'],
});
