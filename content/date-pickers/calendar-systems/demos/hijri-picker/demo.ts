import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A Hijri picker with a button',
  height: 37,
  ssr: false,
  excerpt: ['<DatePicker', '/>'],
});
