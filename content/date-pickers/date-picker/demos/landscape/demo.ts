import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'The landscape layout',
  height: 389,
  ssr: false,
  excerpt: ['<StaticDatePicker', '/>'],
});
