import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A Hijri picker with a button',
  height: 40,
  ssr: false,
  excerpt: ['<Button', '</Button>', '<DatePicker', '/>'],
});
