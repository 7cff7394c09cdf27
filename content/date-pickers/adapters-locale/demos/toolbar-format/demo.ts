import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Format of the toolbar',
  height: 494,
  ssr: false,
  excerpt: ['<StaticDatePicker', '/>'],
});
