import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A basic Time Picker',
  height: 79,
  picture: 'Choose',
  excerpt: ['const opening', 'const closing', '<TimePicker', '/>'],
});
