import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'The landscape layout',
  height: 305,
  ssr: false,
  excerpt: ['<StaticTimePicker', '/>'],
});
