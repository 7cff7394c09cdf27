import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Shortcuts relative to today',
  height: 56,
  ssr: false,
  excerpt: ['const dueDates', '];'],
  picture: 'Choose',
});
