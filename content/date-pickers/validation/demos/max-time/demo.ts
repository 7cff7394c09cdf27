import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A time after maxTime',
  height: 79,
  excerpt: ['const closing', ';', '<TimePicker', '/>'],
  picture: 'Choose',
});
