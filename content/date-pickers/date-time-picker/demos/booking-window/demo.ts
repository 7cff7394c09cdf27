import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A first and a last moment',
  height: 79,
  excerpt: ['const pickup', 'const lastReturn', '<DateTimePicker', '      />'],
  picture: 'Choose',
});
