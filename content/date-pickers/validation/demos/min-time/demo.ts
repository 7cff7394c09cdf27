import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A time before minTime',
  height: 79,
  excerpt: ['const opening', ';', '<TimePicker', '/>'],
  picture: 'Choose',
});
